// SQL about an event `e`, for the bell and for mails.

/** True without a comment, too. */
export const hasLivingComment = `(e.comment_id is null or exists (
  select from comments c where c.scope_id = e.scope_id and c.id = e.comment_id and c.deleted_at is null))`;

/** False for an overdue goal that moved on by itself. */
export const isChosen = `not coalesce(e.changes ? 'automatic', false)`;

/** Whether the event's comment mentions the person, which is an event of its own. */
export const mentions = (person: string) => `exists (
  select from events n where n.other_user_id = ${person} and n.type = 'MENTION_CREATED'
    and n.created_at = e.created_at and n.comment_id = e.comment_id)`;
