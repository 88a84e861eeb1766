import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { useSyncStatus } from '@cairn/client/react/account';
import { Fact } from '@cairn/ui/chip';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import FileLock from 'lucide-react/icons/file-lock';
import Globe from 'lucide-react/icons/globe';
import { NotSynced } from '../../base/not-synced.ts';
import styles from './climb-editor.module.css';

/** Says who sees the climb, and where its last edit is. */
export function ClimbState({ climb }: { readonly climb: OwnClimb }) {
  const { online } = useSyncStatus();
  const isNarrow = useNarrow();
  if (climb.sync === 'failed') return <NotSynced of={{ table: 'climbs', key: climb.key }} />;
  if (isNarrow) return null;
  const waiting = online ? m.climb_editor_saving() : m.climb_editor_kept();
  return (
    <>
      <Fact icon={climb.public ? <Globe /> : <FileLock />}>
        {climb.public ? m.climb_editor_published() : m.climb_editor_draft()}
      </Fact>
      {climb.public && climb.isChanged && <span className={styles.changed}>{m.own_climb_changed()}</span>}
      <span className={styles.saved}>{climb.sync === 'waiting' ? waiting : m.climb_editor_saved()}</span>
    </>
  );
}
