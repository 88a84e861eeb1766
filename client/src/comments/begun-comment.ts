import type { WrittenText } from '@cairn/core/comments/written-text';
import { begunText, keepBegunText } from '../begun-texts.ts';
import { parsedText } from '../parsed-text.ts';

/** See {@link begunText}. */
export function begunComment(accountId: string, field: string): WrittenText | null {
  return parsedText<WrittenText>(begunText(accountId, field));
}

/** Null or an empty text removes the comment. */
export function keepBegunComment(accountId: string, field: string, written: WrittenText | null): void {
  keepBegunText(accountId, field, written?.text ? JSON.stringify(written) : null);
}
