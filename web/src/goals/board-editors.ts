import { readBoardEditors } from '@cairn/client/public-boards/board-publication';
import { useBoardsOf } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { BoardEditor } from '@cairn/contract/board-editors';
import { m } from '@cairn/words/messages';
import { useQueries } from '@tanstack/react-query';
import { queryClientFor, queryOf } from '../queries/query-client.ts';

export interface OutsideEditor {
  readonly name: string;
  readonly image: string | null;
}

interface EditorsOfGoals {
  readonly editors: readonly BoardEditor[];
  /** Until the server has answered for each board, editors may be missing. */
  readonly isWhole: boolean;
}

/**
 * Returns people who have joined the goals' boards; needs the network (docs/product.md, "Board editors").
 *
 * @param freshForMs 0 for a picker, so that new people are offered too
 */
export function useEditorsOfGoals(
  goals: readonly Pick<GoalView, 'bucketId'>[],
  freshForMs?: number,
): EditorsOfGoals {
  const cairn = useCairn();
  // Nobody can have joined a board that the server does not know.
  const boards = useBoardsOf(goals).filter(({ code }) => code !== null);
  return useQueries(
    {
      queries: boards.map(({ id }) =>
        queryOf(['boards', 'editors', id], () => readBoardEditors(cairn, id), freshForMs),
      ),
      combine: (answers): EditorsOfGoals => ({
        editors: answers.flatMap(({ data }) => data ?? []),
        isWhole: answers.every(({ data }) => data !== undefined),
      }),
    },
    queryClientFor(cairn),
  );
}

/** An assignee who is not a member: a board editor or a former member. */
export function useOutsideEditor(goal: Pick<GoalView, 'bucketId' | 'assignee'>): OutsideEditor {
  const { editors, isWhole } = useEditorsOfGoals([goal]);
  const editor = editors.find(({ userCode }) => userCode === goal.assignee);
  return editor ?? { name: isWhole ? m.person_removed() : m.assignee_outside(), image: null };
}
