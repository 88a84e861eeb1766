import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import type { RecordRef } from '@cairn/client/store/account-store';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { failureText } from './failure-text.ts';
import styles from './not-synced-sign.module.css';
import { useShell } from './shell-context.ts';

export interface NotSyncedProps {
  readonly of: RecordRef;
  readonly isShort?: boolean;
  /** Set inside a button, where a link is not allowed. */
  readonly isMark?: boolean;
}

/** Links to the page where the user can retry the edit. */
export function NotSyncedSign({ of, isShort = false, isMark = false }: NotSyncedProps) {
  const { replica } = useCairn();
  const { user } = useShell();
  const failure = useWatched(replica, 'unsent', () => replica.record(of)?.syncFailed ?? null);
  if (!failure) return null;
  const reason = `${m.shelf_refused()}: ${failureText(failure, user.level)}`;
  const sign = (
    <>
      <CloudOff aria-hidden="true" />
      <span className={isShort ? 'sr-only' : undefined}>{m.goal_not_synced()}</span>
    </>
  );
  const says = { className: styles.failed, 'data-tip': reason, 'aria-description': reason };
  if (isMark) return <span {...says}>{sign}</span>;
  return (
    <Link to="/settings/not-saved/" draggable={false} {...says}>
      {sign}
    </Link>
  );
}
