import type { WrittenText } from '@cairn/core/comments/written-text';
import { begunText, keepBegunText } from '../begun-texts.ts';

/** A comment that somebody has begun in a field (see {@link begunText}), with whom it mentions; null where there is none. */
export function begunComment(accountId: string, field: string): WrittenText | null {
  try {
    return JSON.parse(begunText(accountId, field) ?? 'null') as WrittenText | null;
  } catch {
    // Another program's, or half a text: a comment begins empty then.
    return null;
  }
}

/** Keeps what stands in the field; null or an empty text forgets it. */
export function keepBegunComment(accountId: string, field: string, written: WrittenText | null): void {
  keepBegunText(accountId, field, written?.text ? JSON.stringify(written) : null);
}
