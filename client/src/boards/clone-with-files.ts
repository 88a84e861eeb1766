import { filesNamedIn } from '@cairn/core/files/named-files';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { boardArrived } from './board-arrived.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { call } from '../wire/call.ts';
import { boardOf } from './boards-of.ts';
import { listsOf } from './lists-of.ts';

export function hasFiles(cairn: Cairn, key: string): boolean {
  const board = boardOf(cairn, key);
  if (!board) return false;
  const { background, cover, richDescription } = board;
  const names = (goal: GoalView): boolean =>
    filesNamedIn(goal.richThoughts).length > 0 || cairn.replica.subgoalsOf(goal.key).some(names);
  return (
    filesNamedIn([background, cover, richDescription]).length > 0 ||
    listsOf(cairn, board.key).some((list) => cairn.replica.goalsOnList(list.key).some(names))
  );
}

export function serverKnowsAll({ status }: Cairn): boolean {
  return status.online && status.waiting === 0;
}

/**
 * Only the server can copy files. Resolves when the copy is on this device.
 *
 * @param board the server's id
 * @returns the copy's id
 */
export async function cloneBoardWithFiles(
  cairn: Cairn,
  board: string,
  name: string,
  space: string,
): Promise<Outcome<string, AskRefusal>> {
  const copy = await call(cairn.environment.wire, 'cloneBoard', {
    params: { id: board },
    body: { name, space },
    idempotencyKey: cairn.environment.newId(),
  });
  if (!copy.ok) return copy;
  await boardArrived(cairn, copy.value.id);
  return accepted(copy.value.id);
}
