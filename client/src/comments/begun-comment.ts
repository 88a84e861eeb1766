import type { WrittenText } from '@cairn/core/comments/written-text';
import { begunText, keepBegunText } from '../begun-texts.ts';

/** Returns an unsent comment with its mentions (see {@link begunText}); null if there is none. */
export function begunComment(accountId: string, field: string): WrittenText | null {
  try {
    return JSON.parse(begunText(accountId, field) ?? 'null') as WrittenText | null;
  } catch {
    // Not a valid comment, so the field starts empty.
    return null;
  }
}

/** Keeps an unsent comment; null or an empty text removes it. */
export function keepBegunComment(accountId: string, field: string, written: WrittenText | null): void {
  keepBegunText(accountId, field, written?.text ? JSON.stringify(written) : null);
}
