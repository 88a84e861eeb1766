import { boardsOf } from '@cairn/client/boards/boards-of';
import { listsOf } from '@cairn/client/boards/lists-of';
import { cloneBoard } from '@cairn/client/boards/clone-board';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { moveGoal } from '@cairn/client/goals/move-goal';
import { moveToSpace } from '@cairn/client/goals/move-to-space';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Chance } from './chance.ts';
import { Oracle } from './oracle.ts';

/**
 * Adds a card, sometimes with a subgoal. The oracle expects each watched goal exactly one time, so only unwatched
 * goals are copied.
 */
export function addCard(cairn: Cairn, chance: Chance, oracle: Oracle, list: string): void {
  const name = `c${oracle.next()}`;
  const add = (text: string, place: { readonly list: string } | { readonly parent: string }) => {
    const added = addGoals(cairn, { text, place, position: { at: chance.happens(0.5) ? 'top' : 'bottom' } });
    named(oracle, text, added.saved);
    return added.keys[0];
  };
  const key = add(name, { list });
  if (key !== undefined && chance.happens(0.3)) add(`${name} below`, { parent: key });
}

export function changeCard(cairn: Cairn, chance: Chance, oracle: Oracle, space: string): void {
  const cards = boardsOf(cairn, space).flatMap(({ key }) => goalsOn(cairn, key).filter(isCopied));
  if (cards.length === 0) return;
  const card = chance.pick(cards);
  const deed = chance.weighed({ rename: 3, tick: 2, put: 3, carry: 2 });
  switch (deed) {
    case 'rename': {
      const name = `c${oracle.next()}`;
      oracle.repeats.replaced(card.name, oracle.author);
      return named(oracle, name, renameGoal(cairn, card.key, name).saved);
    }
    case 'tick':
      return ignore(tickGoal(cairn, card.key, card.doneDate === null).saved);
    case 'put':
      return putOnSome(cairn, chance, card.key, space);
    case 'carry':
      return carry(cairn, chance, oracle, card);
  }
}

export function carry(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView): void {
  const others = cairn.replica.recordsOf('spaces').filter(({ key }) => key !== goal.space);
  if (others.length === 0) return;
  const space = chance.pick(others).key;
  oracle.travelled(
    treeOf(cairn, goal).map(({ name }) => Oracle.markOf(name)),
    space,
  );
  const moved = moveToSpace(cairn, goal.key, space);
  if (!moved.ok) return;
  ignore(moved.value.saved);
  putOnSome(cairn, chance, goal.key, space);
}

export function copyBoard(cairn: Cairn, chance: Chance, oracle: Oracle, board: string): void {
  const spaces = cairn.replica.recordsOf('spaces').map(({ key }) => key);
  const all = goalsOn(cairn, board).flatMap((goal) => treeOf(cairn, goal));
  if (spaces.length === 0 || !all.every(isCopied)) return;
  const copy = cloneBoard(cairn, board, `b${oracle.next()}`, chance.pick(spaces));
  if (!copy.ok) return;
  ignore(copy.value.saved);
  for (const { ref } of copy.value.step?.changes ?? [])
    oracle.repeats.named(ref.key, oracle.author, oracle.kept(copy.value.saved));
}

const isCopied = ({ name }: GoalView): boolean => !Oracle.isWatched(name);

function goalsOn(cairn: Cairn, board: string): readonly GoalView[] {
  return listsOf(cairn, board).flatMap(({ key }) => cairn.replica.goalsOnList(key));
}

function treeOf(cairn: Cairn, goal: GoalView): readonly GoalView[] {
  return [goal, ...cairn.replica.subgoalsOf(goal.key).flatMap((child) => treeOf(cairn, child))];
}

function putOnSome(cairn: Cairn, chance: Chance, key: string, space: string): void {
  const lists = boardsOf(cairn, space).flatMap((board) => listsOf(cairn, board.key));
  if (lists.length === 0) return;
  const position = { at: chance.happens(0.5) ? 'top' : 'bottom' } as const;
  const put = moveGoal(cairn, key, { to: { list: chance.pick(lists).key }, position });
  if (put.ok) ignore(put.value.saved);
}

function named(oracle: Oracle, name: string, saved: Promise<void>): void {
  ignore(saved);
  oracle.repeats.named(name, oracle.author, oracle.kept(saved));
}

function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}
