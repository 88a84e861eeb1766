import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import WifiOff from 'lucide-react/icons/wifi-off';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly lead: string;
  readonly isError?: boolean;
  readonly onRetry?: () => void;
}

/** Offline is grey; a failure is red and has a retry button. */
export function Notice({ title, lead, isError = false, onRetry }: NoticeProps) {
  return (
    <div className={styles.notice} data-error={isError || undefined} role={isError ? 'alert' : 'status'}>
      {isError ? <CloudOff aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      <p>
        <b>{title}</b>
        {lead}
      </p>
      {onRetry && <Button onClick={onRetry}>{m.action_retry()}</Button>}
    </div>
  );
}
