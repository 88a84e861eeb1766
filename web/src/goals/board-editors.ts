import { readBoardEditors } from '@cairn/client/public-boards/board-publication';
import { useBoardsOf } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { BoardEditor } from '@cairn/contract/board-editors';
import { m } from '@cairn/words/messages';
import { useQueries } from '@tanstack/react-query';
import { answersFor, question } from '../asked/answers.ts';

/** Somebody who is no member, as the goals of a board that they joined in on name them. */
export interface OutsideEditor {
  readonly name: string;
  readonly image: string | null;
}

/** Whoever joined in on the boards of some goals, as far as that is known. */
interface EditorsOfGoals {
  readonly editors: readonly BoardEditor[];
  /** Whether the server has said so of each of these boards; without that, somebody who is not among them may be. */
  readonly isWhole: boolean;
}

/**
 * The strangers who joined in on the boards of some goals (docs/product.md 5.23). This device does not keep them.
 *
 * @param freshForMs 0 where one of them is chosen: whoever has just joined in is offered
 */
export function useEditorsOfGoals(
  goals: readonly Pick<GoalView, 'bucketId'>[],
  freshForMs?: number,
): EditorsOfGoals {
  const cairn = useCairn();
  // What the server does not know yet, nobody has joined in on.
  const boards = useBoardsOf(goals).filter(({ code }) => code !== null);
  return useQueries(
    {
      queries: boards.map(({ id }) =>
        question(['boards', 'editors', id], () => readBoardEditors(cairn, id), freshForMs),
      ),
      combine: (answers): EditorsOfGoals => ({
        editors: answers.flatMap(({ data }) => data ?? []),
        isWhole: answers.every(({ data }) => data !== undefined),
      }),
    },
    answersFor(cairn),
  );
}

/** Who has a goal that is with no member of its space: somebody of its board, or a member who was removed. */
export function useOutsideEditor(goal: Pick<GoalView, 'bucketId' | 'assignee'>): OutsideEditor {
  const { editors, isWhole } = useEditorsOfGoals([goal]);
  const editor = editors.find(({ userCode }) => userCode === goal.assignee);
  return editor ?? { name: isWhole ? m.person_removed() : m.assignee_outside(), image: null };
}
