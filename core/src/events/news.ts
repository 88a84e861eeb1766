import type { EventRow } from './event.ts';
import type { Instant } from '../goals/goal.ts';

export interface NewsReader {
  readonly userId: string;
  /** When the member last joined. */
  readonly joined: Instant;
  /** Events until then are read; null if never opened. */
  readonly seen: Instant | null;
}

/** The last look, but not before the member joined. */
export function newsSince({ joined, seen }: Pick<NewsReader, 'joined' | 'seen'>): Instant {
  return seen !== null && seen > joined ? seen : joined;
}

/** A user's own events are not new. */
export function isNews(
  { userId, datetime }: Pick<EventRow, 'userId' | 'datetime'>,
  reader: NewsReader,
): boolean {
  return userId !== reader.userId && datetime > newsSince(reader);
}
