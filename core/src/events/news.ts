import type { EventRow } from './event.ts';
import type { Instant } from '../goals/goal.ts';

export interface NewsReader {
  readonly userId: string;
  /** When the member last joined. */
  readonly joined: Instant;
  /** Events up to this moment are read; null if the member never looked. */
  readonly seen: Instant | null;
}

/** Returns the moment of the last look, or of joining if that is later. */
export function newsSince({ joined, seen }: Pick<NewsReader, 'joined' | 'seen'>): Instant {
  return seen !== null && seen > joined ? seen : joined;
}

/** Whether an event is new to the reader. The reader's own events are not. */
export function isNews(
  { userId, datetime }: Pick<EventRow, 'userId' | 'datetime'>,
  reader: NewsReader,
): boolean {
  return userId !== reader.userId && datetime > newsSince(reader);
}
