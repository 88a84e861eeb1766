import { quotedComment } from '@cairn/core/comments/quoted-comment';
import { mentionedIn } from '@cairn/core/comments/mentions';
import { isColumnId } from '@cairn/core/time/horizons';
import type { MailedEvent } from '@cairn/words/event-mails';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type FoundEvent, toldFrom } from '../events/told-events.ts';
import type { MovedTo } from './moved-to.ts';
import type { Notice } from './recipients.ts';

interface FoundDetails extends FoundEvent {
  readonly comment: NotesDelta | null;
  readonly boardCode: string | null;
  /** The member who came or went, even after that. */
  readonly memberName: string | null;
}

const select = statement<FoundDetails>(`
  with chosen as (
    select e.* from unnest($1::uuid[]) as n (id) join events e on e.id = n.id and e.scope_id = any ($2::uuid[]))
  select t.*, c.rich_text as comment, p.name as "memberName", b.code as "boardCode" from (${toldFrom('chosen')}) t
  left join comments c on c.scope_id = t."spaceId" and c.id = t."commentId"
  left join users p on p.id = t."otherUserId" and t.type like 'MEMBERSHIP_%'
  left join boards b on b.scope_id = t."spaceId" and b.id = t."boardId"`);

const selectNames = statement<{ id: string; code: string; name: string }>(`
  select u.id, u.code, u.name from memberships m join users u on u.id = m.user_id
  where m.scope_id = any ($1::uuid[]) and m.deleted_at is null and (u.id::text = any ($2) or u.code = any ($2))`);

/** A notice with the names and words that its mail shows. */
export interface NoticeInWords {
  readonly event: MailedEvent;
  /** The person who acted, or the member who came or went. Null if unknown. */
  readonly name: string | null;
  readonly goal: { readonly id: string; readonly name: string } | null;
  /** The period to which the goal moved; null for other events. */
  readonly movedTo: MovedTo | null;
  readonly space: { readonly id: string; readonly name: string };
  /** Only of events of a board itself. */
  readonly board: { readonly code: string; readonly name: string } | null;
  /** Paragraphs of the comment. */
  readonly quote: readonly string[];
}

/** In the same order. */
export async function inWords(db: Db, notices: readonly Notice[]): Promise<readonly NoticeInWords[]> {
  const spaceIds = [...new Set(notices.map(({ spaceId }) => spaceId))];
  const details = await db.rows(select, [notices.map(({ eventId }) => eventId), spaceIds]);
  const mentioned = details.flatMap(({ comment }) => mentionedIn(comment));
  const people = mentioned.length === 0 ? [] : await db.rows(selectNames, [spaceIds, mentioned]);
  const names = new Map(people.flatMap(({ id, code, name }) => [[id, name] as const, [code, name] as const]));
  const byId = new Map(details.map((event) => [event.code, event]));
  return notices.flatMap((one): NoticeInWords[] => {
    const event = byId.get(one.eventId);
    if (!event) return [];
    const {
      columnId,
      dueDate,
      memberName,
      userName,
      goalId,
      goalName,
      spaceId,
      spaceName,
      boardCode,
      boardName,
      comment,
    } = event;
    const hasBoard = goalId === null && boardCode !== null && boardName !== null;
    return [
      {
        event: one.event,
        name: memberName ?? userName,
        goal: goalId === null || goalName === null ? null : { id: goalId, name: goalName },
        movedTo:
          one.event === 'goalRescheduled' && isColumnId(columnId) && dueDate !== null
            ? { columnId, dueDate }
            : null,
        space: { id: spaceId, name: spaceName ?? '' },
        board: hasBoard ? { code: boardCode, name: boardName } : null,
        quote: comment === null ? [] : quotedComment(comment, (id) => names.get(id) ?? null),
      },
    ];
  });
}
