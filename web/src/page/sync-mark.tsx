import { useSyncStatus } from '@cairn/client/react/account';
import type { SyncStatus } from '@cairn/client/cairn/sync-status';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Cloud from 'lucide-react/icons/cloud';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import styles from './sync-mark.module.css';

function sentenceOf(status: SyncStatus): string {
  switch (status.mark) {
    case 'notSaved':
      return m.sync_not_saved({ count: status.notSaved });
    case 'waiting':
      return m.sync_waiting({ count: status.waiting });
    case 'syncing':
      return firstSyncText(status.firstSync);
    case 'saved':
      return m.sync_saved();
  }
}

function firstSyncText(firstSync: SyncStatus['firstSync']): string {
  return firstSync?.all ? m.first_sync_of({ count: firstSync.loaded, all: firstSync.all }) : m.sync_syncing();
}

function shortOf(status: SyncStatus): string {
  switch (status.mark) {
    case 'notSaved':
      return String(status.notSaved);
    case 'waiting':
      return String(status.waiting);
    case 'syncing':
      return m.sync_syncing();
    case 'saved':
      return status.online ? m.sync_saved_short() : m.sync_offline();
  }
}

const icons = { saved: Cloud, waiting: CloudUpload, syncing: CloudUpload, notSaved: CloudAlert } as const;

export interface SyncMarkProps {
  /** Hides the mark while everything is fine, for pages without a footer. */
  readonly isQuiet?: boolean;
}

export function SyncMark({ isQuiet = false }: SyncMarkProps) {
  const status = useSyncStatus();
  if (isQuiet && status.online && (status.mark === 'saved' || status.mark === 'syncing')) return null;
  const Icon = status.online || status.mark === 'notSaved' ? icons[status.mark] : CloudOff;
  const offline = status.online ? '' : `${m.offline_title()}. `;
  return (
    <Link
      to="/settings/not-saved/"
      className={styles.mark}
      data-mark={status.mark}
      data-tip={`${offline}${sentenceOf(status)}`}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{shortOf(status)}</span>
      <span className="sr-only">{`${offline}${sentenceOf(status)}`}</span>
    </Link>
  );
}
