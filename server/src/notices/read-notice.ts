import { noticeDays, type ReadNoticeRow } from '@cairn/core/events/notices';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { readNoticeText } from '../events/read-notice-text.ts';
import { writeOnce } from '../writes/write-once.ts';
import { dayMs, noticesSeen } from './list-notices.ts';

const selectEvent = statement<{ at: Date }>(`
  select created_at as at from events where id = $1 and scope_id = any($2::uuid[]) and created_at >= $3
  union all
  select due_at from reminders where scope_id = $4 and id = $1 and deleted_at is null`);

const selectRow = statement<{ row: ReadNoticeRow }>(`
  select ${readNoticeText('r')}::json as row from read_notices r
  where r.scope_id = $1 and r.id = $2 and r.deleted_at is null`);

const write = statement(`
  insert into read_notices (scope_id, id, version, created_at, modified_at, is_read, event_at)
  values ($1, $2, $3, $4, $4, $5, $6)
  on conflict (scope_id, id) do update
  set version = $3, rev = read_notices.rev + 1, modified_at = $4, deleted_at = null, is_read = $5`);

/** Removes states of notices that are read together with others, or not listed any more. */
const clear = statement(`
  update read_notices set version = $2, rev = rev + 1, modified_at = $3, deleted_at = $3
  where scope_id = $1 and deleted_at is null and id <> $4 and (event_at < $5 or event_at <= $6)`);

/** Marks one notice as read or unread. Any event of the person's spaces counts as one, and any reminder
 * of the person. */
export async function readNotice(
  context: ServerContext,
  writer: Writer,
  code: string,
  isRead: boolean,
): Promise<Outcome<ReadNoticeRow, Refusal>> {
  const { person } = writer;
  const since = new Date(context.now() - noticeDays * dayMs);
  const [event] = isId(code)
    ? await context.db.rows(selectEvent, [code, person.spaceIds, since, person.id])
    : [];
  if (!event) return refused({ code: 'notice.unknown' });
  const expected = { status: 200, thingId: code };
  const written = await writeOnce(context, writer, [person.id], expected, async (tx, versions) => {
    const version = versions.get(person.id) as number;
    const now = new Date(context.now());
    tx.send(write, [person.id, code, version, now, isRead, event.at]);
    tx.send(clear, [person.id, version, now, code, since, new Date(noticesSeen(person))]);
    return accepted({ ...expected, result: null });
  });
  if (!written.ok) return written;
  const row = await readStateOf(context.db, person.id, code);
  return row ? accepted(row) : refused({ code: 'notice.unknown' });
}

async function readStateOf(db: Db, personId: string, code: string): Promise<ReadNoticeRow | null> {
  const [found] = await db.rows(selectRow, [personId, code]);
  return found?.row ?? null;
}
