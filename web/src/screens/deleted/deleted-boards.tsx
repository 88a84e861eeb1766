import { restoreDeletedBoard } from '@cairn/client/boards/deleted-boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { DeletedBoard } from '@cairn/contract/boards';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import type { ServerQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { shortName } from '../../goals/short-name.ts';
import { DeletedBoardRow } from './deleted-board-row.tsx';

interface DeletedBoardsProps {
  readonly boards: readonly DeletedBoard[];
  readonly query: ServerQuery<readonly DeletedBoard[]>;
  readonly onRestored: () => void;
}

/** Every member who may write can restore these. */
export function DeletedBoards({ boards, query, onRestored }: DeletedBoardsProps) {
  const cairn = useCairn();

  const restore = async (thing: DeletedBoard) => {
    const restored = await restoreDeletedBoard(cairn, thing);
    if (!restored.ok) {
      showToast({ text: reasonOf(restored.refusal) });
      await query.refetch();
      return;
    }
    query.replace(boards.filter(({ id }) => id !== thing.id));
    showToast({ text: m.deleted_board_back({ name: shortName(thing.name) }) });
    onRestored();
    // Lists of a restored board can now be restored too.
    await query.refetch();
  };

  return (
    <ul>
      {boards.map((thing) => (
        <DeletedBoardRow key={thing.id} thing={thing} onRestore={() => void restore(thing)} />
      ))}
    </ul>
  );
}
