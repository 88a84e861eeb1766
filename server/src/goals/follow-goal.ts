import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { findGoal } from './find-goal.ts';
import { visibleGoal } from './read-goal.ts';
import { touchedGoal } from './touched-goal.ts';

const follow = statement(
  'insert into follows (user_id, goal_id, created_at) values ($1, $2, $3) on conflict do nothing',
);
const unfollow = statement('delete from follows where user_id = $1 and goal_id = $2');

export async function followGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
  follows: boolean,
): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const found = await visibleGoal(context, person, ref);
  if (!found.ok) return found;
  const { id, scopeId, isDeleted, untouchedIn } = found.value;
  if (isDeleted) return refused({ code: 'goal.deleted' });
  // To be followed, an occurrence needs a row.
  const scopeIds = untouchedIn !== null && follows ? [scopeId] : [];
  const written = await writeOnce(
    context,
    writer,
    scopeIds,
    { status: 204, thingId: id },
    async (tx, versions) => {
      const version = versions.get(scopeId);
      // Another write may have created the row before this lock.
      const now = version === undefined ? null : await findGoal(tx, ref, person);
      if (now && version !== undefined) touchedGoal(tx, now, version);
      tx.send(
        follows ? follow : unfollow,
        follows ? [person.id, id, new Date(context.now())] : [person.id, id],
      );
      return accepted({ status: 204, thingId: id, result: null });
    },
  );
  return written.ok ? accepted(null) : written;
}
