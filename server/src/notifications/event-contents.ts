import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { type FoundEvent, toldFrom } from '../events/told-events.ts';
import { type EventContent, goalContent, type PersonContent } from '../webhooks/event-content.ts';
import type { WebhookSource } from '../webhooks/webhook-body.ts';
import { noticeOf } from './recipients.ts';

interface FoundFacts extends FoundEvent {
  readonly userCode: string | null;
  readonly otherUserCode: string | null;
  readonly goalColumn: number | null;
  readonly goalDueDate: string | null;
  readonly goalDoneDate: string | null;
  readonly isGoalDeleted: boolean | null;
  readonly boardCode: string | null;
}

const select = statement<FoundFacts>(`
  with chosen as (select * from events where id = $1 and created_at = $2)
  select t.*, a.code as "userCode", o.code as "otherUserCode", b.code as "boardCode", g.column_id as "goalColumn",
    to_char(g.due_date, 'YYYY-MM-DD') as "goalDueDate", to_char(g.done_date, 'YYYY-MM-DD') as "goalDoneDate",
    g.deleted_at is not null as "isGoalDeleted"
  from (${toldFrom('chosen')}) t
  left join users a on a.id = t."userId"
  left join users o on o.id = t."otherUserId"
  left join goals g on g.scope_id = t."spaceId" and g.id = t."goalId"
  left join boards b on b.scope_id = t."spaceId" and b.id = t."boardId"`);

/** The bodies of calls for events of others, by the ids of the events. */
export function eventContents(
  { db, mailLeaves }: Pick<ServerContext, 'db' | 'mailLeaves'>,
  origin: string,
): WebhookSource {
  return {
    async content({ id: personId }, { id: eventId }) {
      const notice = await noticeOf(db, personId, eventId, mailLeaves);
      if (!notice?.destinations.includes('webhook')) return null;
      const [facts] = await db.rows(select, [eventId, notice.createdAt]);
      return facts === undefined ? null : contentOf(notice.event, facts, origin);
    },
  };
}

function contentOf(event: string, facts: FoundFacts, origin: string): EventContent {
  const { createdAt, spaceId, spaceName, commentId } = facts;
  return {
    event,
    at: createdAt.toISOString(),
    space: { id: spaceId, name: spaceName ?? '' },
    by: person(facts.userCode, facts.userName),
    ...goalIn(facts, origin),
    ...(commentId !== null && { comment: { id: commentId } }),
    ...boardIn(facts, origin),
    ...(facts.type.startsWith('MEMBERSHIP_') && {
      member: person(facts.otherUserCode, facts.otherUserName),
    }),
  };
}

/** The code goes with the name. */
function person(code: string | null, name: string | null): PersonContent {
  return { code: name === null ? null : code, name };
}

function goalIn(facts: FoundFacts, origin: string): Pick<EventContent, 'goal'> {
  const { goalId: id, goalName: name, goalColumn: column } = facts;
  if (id === null || name === null || column === null) return {};
  const { goalDueDate: dueDate, goalDoneDate: doneDate } = facts;
  return { goal: goalContent(origin, { id, name, column, dueDate, doneDate }, facts.isGoalDeleted === true) };
}

/** Only of events of a board itself. */
function boardIn(
  { goalId, boardCode: code, boardName: name }: FoundFacts,
  origin: string,
): Pick<EventContent, 'board'> {
  if (goalId !== null || code === null || name === null) return {};
  return { board: { code, name, url: `${origin}/boards/${code}/` } };
}
