import { isRefusalCode } from '@cairn/contract/refusals';
import { type Level, limitOf } from '@cairn/core/plans/limits';
import type { SyncFailure } from '@cairn/core/sync/record';
import { refusalSentence } from '@cairn/words/refusals';

/** Returns the server's sentence if the code is unknown. */
export function failureText({ errorCode, errorMessage }: SyncFailure, level: Level): string {
  if (!isRefusalCode(errorCode)) return errorMessage;
  return refusalSentence(errorCode, { limit: limitOf(errorCode, level) });
}
