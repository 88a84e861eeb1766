import type { BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { RichTextField } from '../goal/rich-text-field.tsx';
import styles from './board-screen.module.css';
import { useThrottledWrite } from './use-throttled-write.ts';

interface AboutDialogProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

/** What a board is about, for those who work on it and for whoever sees it when it is public. The last one to write it wins. */
export function AboutDialog({ board, onClose }: AboutDialogProps) {
  const cairn = useCairn();
  const [isTooLong, setTooLong] = useState(false);
  const write = useThrottledWrite((about: NotesDelta | null) =>
    editBoard(cairn, board.key, { richDescription: about }),
  );
  const type = (text: NotesDelta) => {
    const about = aboutFrom(text);
    setTooLong(!about.ok);
    if (about.ok) write(about.value);
  };
  return (
    <Dialog label={m.board_about()} isOpen onClose={onClose} width={600}>
      <DialogHead title={m.board_about()} />
      <div className={styles.aboutText}>
        <RichTextField
          text={board.richDescription}
          label={m.board_about()}
          placeholder={m.board_about_placeholder()}
          onType={type}
        />
        {isTooLong && <p role="alert">{m.board_about_long()}</p>}
      </div>
    </Dialog>
  );
}
