import { parentsJson } from './goal-around.ts';

/**
 * SQL for a goal as a list answers it: its stored text, then the viewer's part and the last brace.
 *
 * The part says the same as `viewerPart`, which a test holds it to. It is said twice because a list of fifty goals is
 * then one text, that passes through the server unread.
 *
 * @param wire SQL for the goal's own text, which is open at its end; the goal is `g`, the ids below it are `sub.ids`
 */
export function listedText(wire: string): string {
  const hasNoSubgoals = "sub.ids = '[]'";
  const flags = {
    canBeEdited: 'not g.locked',
    canBeRecurrent: `g.type is null and g.column_id is not null and g.column_id <> 5 and ${hasNoSubgoals} and not g.is_public`,
    canHaveSubgoals: 'g.type is null and g.recurrence_id is null',
    canBeSubgoal: 'g.type is null',
  };
  const told = Object.entries(flags).map(([name, condition]) => `',"${name}":', (${condition})::text`);
  return `concat(${wire}, ',"parents":', ${parentsJson('g')}, ',"subgoals":', sub.ids, ${told.join(', ')},
    ',"isFollowing":false,"commentsCount":0,"insight":null}')`;
}
