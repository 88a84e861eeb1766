import { type BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { keepChange } from './board-deeds.ts';
import styles from './board-screen.module.css';

/** What lies behind a board. */
export function BackgroundDialog({
  board,
  onClose,
}: {
  readonly board: BoardView;
  readonly onClose: () => void;
}) {
  const cairn = useCairn();
  return (
    <Dialog label={m.board_background()} isOpen onClose={onClose} width={520}>
      <DialogHead title={m.board_background()} />
      <div className={styles.choice}>
        <BackgroundChoice
          background={board.background}
          onChange={(background) => keepChange(editBoard(cairn, board.key, { background }))}
        />
      </div>
    </Dialog>
  );
}
