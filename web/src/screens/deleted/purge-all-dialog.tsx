import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import styles from './deleted-screen.module.css';

/** Asks before everything deleted goes for good. */
export function PurgeAllDialog({
  onClose,
  onPurge,
}: {
  readonly onClose: () => void;
  readonly onPurge: () => void;
}) {
  return (
    <Dialog label={m.deleted_all_question()} isOpen onClose={onClose} width={420}>
      <DialogHead title={m.deleted_all_question()} />
      <p className={styles.question}>{m.deleted_cannot_undo()}</p>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="danger" onClick={onPurge}>
          {m.deleted_all()}
        </Button>
      </footer>
    </Dialog>
  );
}
