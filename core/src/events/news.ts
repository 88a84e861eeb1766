import type { EventRow } from './event.ts';
import type { Instant } from '../goals/goal.ts';

export interface NewsReader {
  readonly userId: string;
  readonly joined: Instant;
  /** Events up to this moment are read; null if the member has never looked. */
  readonly seen: Instant | null;
}

export function newsSince({ joined, seen }: Pick<NewsReader, 'joined' | 'seen'>): Instant {
  return seen !== null && seen > joined ? seen : joined;
}

export function isNews(
  { userId, datetime }: Pick<EventRow, 'userId' | 'datetime'>,
  reader: NewsReader,
): boolean {
  return userId !== reader.userId && datetime > newsSince(reader);
}
