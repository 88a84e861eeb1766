import { boardsOf } from '@cairn/client/boards/boards-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import { useMemo } from 'react';

export function useSpaceHolds(space: string): { readonly goals: string; readonly boards: string } {
  const cairn = useCairn();
  return useMemo(() => {
    let goals = 0;
    for (const goal of cairn.replica.seenGoals()) if (goal.space === space) goals += 1;
    return {
      goals: m.space_holds_goals({ count: goals }),
      boards: m.space_holds_boards({ count: boardsOf(cairn, space).length }),
    };
  }, [cairn, space]);
}

export function SpaceHolds({ space }: { readonly space: string }) {
  const { goals, boards } = useSpaceHolds(space);
  return (
    <b>
      {goals}, {boards}
    </b>
  );
}
