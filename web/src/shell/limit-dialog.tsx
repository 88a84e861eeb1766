import type { SyncFailure, SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { shortName } from '../goals/short-name.ts';
import { failureText } from '../base/failure-text.ts';
import styles from './limit-dialog.module.css';
import { useShell } from '../base/shell-context.ts';

interface LimitDialogProps {
  readonly record: SyncRecord;
  readonly others: number;
  readonly onClose: () => void;
}

export function LimitDialog({ record, others, onClose }: LimitDialogProps) {
  const { user } = useShell();
  const navigate = useNavigate();
  const name = shortName(String(seenFields(record)['name'] ?? ''));
  return (
    <Dialog label={m.limit_title()} isOpen onClose={onClose} width={440}>
      <DialogHead title={m.limit_title()} />
      <div className={styles.limit}>
        <p className={styles.message}>
          <Lock aria-hidden="true" />
          {failureText(record.syncFailed as SyncFailure, user.level)}
        </p>
        <p>{others > 0 ? m.limit_kept_several({ name, count: others }) : m.limit_kept({ name })}</p>
        <footer>
          <Button
            onClick={() => {
              onClose();
              void navigate({ to: '/settings/not-saved/' });
            }}
          >
            {m.limit_see()}
          </Button>
          <Button look="primary" onClick={onClose}>
            {m.limit_understood()}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
