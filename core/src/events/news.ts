import type { EventRow } from './event.ts';
import type { Instant } from '../goals/goal.ts';

/** A member who reads what happened in a space. */
export interface NewsReader {
  readonly userId: string;
  /** When they came, the last time that they did. */
  readonly joined: Instant;
  /** Until when they have seen what happened; null before they ever looked. */
  readonly seen: Instant | null;
}

/** Since when what happens in a space is news to a member: since they looked last, and never from before they came. */
export function newsSince({ joined, seen }: Pick<NewsReader, 'joined' | 'seen'>): Instant {
  return seen !== null && seen > joined ? seen : joined;
}

/** Whether a member has not seen an event yet; what one did oneself is no news. */
export function isNews(
  { userId, datetime }: Pick<EventRow, 'userId' | 'datetime'>,
  reader: NewsReader,
): boolean {
  return userId !== reader.userId && datetime > newsSince(reader);
}
