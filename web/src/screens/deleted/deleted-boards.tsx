import { restoreDeletedBoard } from '@cairn/client/boards/deleted-boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { DeletedBoard } from '@cairn/contract/boards';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import type { Asked } from '../../asked/use-asked.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { shortName } from '../../goals/short-name.ts';
import { DeletedBoardRow } from './deleted-board-row.tsx';

interface DeletedBoardsProps {
  readonly boards: readonly DeletedBoard[];
  readonly asked: Asked<readonly DeletedBoard[]>;
  /** Something is back, and with it goals. */
  readonly onRestored: () => void;
}

/** The boards and lists that can be restored: later than by Undo, and by every member of their space. */
export function DeletedBoards({ boards, asked, onRestored }: DeletedBoardsProps) {
  const cairn = useCairn();

  const restore = async (thing: DeletedBoard) => {
    const restored = await restoreDeletedBoard(cairn, thing);
    if (!restored.ok) {
      showToast({ text: reasonOf(restored.refusal) });
      await asked.again();
      return;
    }
    asked.replace(boards.filter(({ id }) => id !== thing.id));
    showToast({ text: m.deleted_board_back({ name: shortName(thing.name) }) });
    onRestored();
    // Lists of a board that is back can be restored now too.
    await asked.again();
  };

  return (
    <ul>
      {boards.map((thing) => (
        <DeletedBoardRow key={thing.id} thing={thing} onRestore={() => void restore(thing)} />
      ))}
    </ul>
  );
}
