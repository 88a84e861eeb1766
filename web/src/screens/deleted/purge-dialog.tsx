import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import styles from './deleted-screen.module.css';

interface PurgeDialogProps {
  /** The goal's name; null for all goals. */
  readonly name: string | null;
  readonly onClose: () => void;
  readonly onPurge: () => void;
}

export function PurgeDialog({ name, onClose, onPurge }: PurgeDialogProps) {
  const question =
    name === null ? m.deleted_all_question() : m.deleted_one_question({ name: bidiIsolated(name) });
  return (
    <Dialog label={question} isOpen onClose={onClose} width={420}>
      <DialogHead title={question} />
      <p className={styles.question}>{m.deleted_cannot_undo()}</p>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="danger" onClick={onPurge}>
          {name === null ? m.deleted_all() : m.deleted_forever()}
        </Button>
      </footer>
    </Dialog>
  );
}
