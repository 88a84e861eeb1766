import type { NotesDelta } from '@cairn/core/notes/delta';
import { isEmptyNotes } from '@cairn/core/notes/delta';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { RichTextField } from '../notes/rich-text-field.tsx';
import styles from './public-board.module.css';

interface PublicNoteDialogProps {
  readonly name: string;
  readonly note: NotesDelta | null;
  /** Returns the reason for a failure, or null. */
  readonly onSave: (note: NotesDelta | null) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Closing sends the note; after a failure, the dialog stays open. */
export function PublicNoteDialog({ name, note, onSave, onClose }: PublicNoteDialogProps) {
  const [written, setWritten] = useState<NotesDelta | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = async () => {
    if (isSending) return;
    if (written === null) return onClose();
    setSending(true);
    const failed = await onSave(isEmptyNotes(written) ? null : written);
    setSending(false);
    if (failed === null) onClose();
    else setFailure(failed);
  };
  return (
    <Dialog label={m.public_goal_note({ name })} isOpen onClose={() => void close()} width={600}>
      <DialogHead title={name} />
      <div className={styles.noteField}>
        <RichTextField
          text={note}
          label={m.public_goal_note({ name })}
          placeholder={m.goal_note()}
          onType={setWritten}
        />
        {failure !== null && <p role="alert">{failure}</p>}
        <footer>
          {failure !== null && <Button onClick={onClose}>{m.public_goal_note_discard()}</Button>}
          <Button look="primary" disabled={isSending} onClick={() => void close()}>
            {m.action_close()}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
