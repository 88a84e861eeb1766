import type { BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { keepChange } from './keep-change.ts';
import styles from './board-screen.module.css';
import { useThrottledWrite } from '../../goals/use-throttled-write.ts';

interface LookDialogProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

export function LookDialog({ board, onClose }: LookDialogProps) {
  const cairn = useCairn();
  const [color, setColor] = useState(board.color);
  const { write: writeColor } = useThrottledWrite((value: string) =>
    editBoard(cairn, board.key, { color: value }),
  );
  return (
    <Dialog label={m.board_look()} isOpen onClose={onClose} width={520}>
      <DialogHead title={m.board_look()} />
      <div className={styles.look}>
        <label className={styles.color}>
          {m.board_color()}
          <input
            type="color"
            value={color}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setColor(value);
              writeColor(value);
            }}
          />
        </label>
        <section>
          <h3>{m.board_background()}</h3>
          <BackgroundChoice
            background={board.background}
            onChange={(background) => keepChange(editBoard(cairn, board.key, { background }))}
          />
        </section>
        <section>
          <h3>{m.board_cover()}</h3>
          <BackgroundChoice
            label={m.board_cover()}
            noneLabel={m.board_cover_none()}
            background={board.cover}
            onChange={(cover) => keepChange(editBoard(cairn, board.key, { cover }))}
          />
        </section>
      </div>
    </Dialog>
  );
}
