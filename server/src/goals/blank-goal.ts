import type { GoalCreateBody } from '@cairn/contract/goals';
import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import { idUnder, newCode, newId } from '../base/ids.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

/** @param now when the goal was made, in ms since 1970 */
export function blankGoal(
  context: ServerContext,
  { person }: Writer,
  space: string,
  body: Pick<GoalCreateBody, 'tempId' | 'recreatedFrom'>,
  now = context.now(),
): GoalRow {
  const at = new Date(now).toISOString();
  return {
    ...untouchedGoal,
    id: body.tempId == null ? newId(now) : idUnder(person.id, body.tempId),
    code: newCode(),
    tempId: body.tempId ?? null,
    space,
    createdDatetime: at,
    modifiedDatetime: at,
    lockedTillDatetime: null,
    locked: false,
    richThoughts: null,
    notesRev: 0,
    recurrence: null,
    climbSubscription: null,
    climbStep: null,
    createdBy: person.code,
    recreatedFrom: context.rules.oneSuccessor ? (body.recreatedFrom ?? null) : null,
    carriedCount: 0,
    version: 0,
    rev: 0,
    stamps: {},
  };
}
