import type { WrittenText } from '@cairn/core/comments/written-text';
import { begunText, keepBegunText } from '../begun-texts.ts';

/** See {@link begunText}. */
export function begunComment(accountId: string, field: string): WrittenText | null {
  try {
    return JSON.parse(begunText(accountId, field) ?? 'null') as WrittenText | null;
  } catch {
    // An invalid text counts as no comment.
    return null;
  }
}

/** Null or an empty text removes the comment. */
export function keepBegunComment(accountId: string, field: string, written: WrittenText | null): void {
  keepBegunText(accountId, field, written?.text ? JSON.stringify(written) : null);
}
