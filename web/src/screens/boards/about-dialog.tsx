import type { BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed } from '@cairn/client/react/viewed';
import { writtenOn } from '@cairn/client/cairn/written-on';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useRef, useState } from 'react';
import { NoteView } from '../../notes/note-view.tsx';
import { RichTextField } from '../../notes/rich-text-field.tsx';
import styles from './board-screen.module.css';
import { useThrottledWrite } from '../../goals/use-throttled-write.ts';

function recordOf(cairn: Cairn, key: string): SyncRecord | null {
  return cairn.replica.record({ table: 'boards', key }) ?? null;
}

interface AboutDialogProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

/** A board's description, for members, and for visitors if public. The last edit wins. */
export function AboutDialog({ board, onClose }: AboutDialogProps) {
  const cairn = useCairn();
  const isViewed = useIsViewed(board.space);
  const [isTooLong, setTooLong] = useState(false);
  // The edit is based on the text when the dialog was opened; later changes of others are ignored.
  const opened = useRef(recordOf(cairn, board.key));
  const { write } = useThrottledWrite((about: NotesDelta | null) => {
    const outcome = writtenOn(cairn, opened.current, () =>
      editBoard(cairn, board.key, { richDescription: about }),
    );
    opened.current = recordOf(cairn, board.key);
    return outcome;
  });
  const type = (text: NotesDelta) => {
    const about = aboutFrom(text);
    setTooLong(!about.ok);
    if (about.ok) write(about.value);
  };
  return (
    <Dialog label={m.board_about()} isOpen onClose={onClose} width={600}>
      <DialogHead title={m.board_about()} />
      <div className={styles.aboutText}>
        {isViewed ? (
          board.richDescription && <NoteView notes={board.richDescription} label={m.board_about()} />
        ) : (
          <RichTextField
            text={board.richDescription}
            label={m.board_about()}
            placeholder={m.board_about_placeholder()}
            onType={type}
          />
        )}
        {isTooLong && <p role="alert">{m.board_about_long()}</p>}
      </div>
    </Dialog>
  );
}
