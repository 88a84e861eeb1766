import type { Cairn } from '@cairn/client/cairn/cairn';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { forgetPictures } from '../base/kept-picture.ts';
import { unsubscribeHere } from '../worker/push-here.ts';
import { keepBoardPages } from '../worker/board-pages.ts';
import { forgetTexts } from './forget-texts.ts';
import { isLeaving } from './is-leaving.ts';

type Ended = Outcome<unknown, AskRefusal>;

/**
 * Removes the account from this device, while its database is still open, and reloads the page, which removes
 * the account from memory. Does nothing if the server refuses.
 *
 * @param end asks the server to end the session or the account
 */
export async function leaveDevice(cairn: Cairn, end: () => Promise<Ended>): Promise<Ended> {
  let outcome: Ended | null = null;
  isLeaving.set(true);
  try {
    outcome = await end();
  } finally {
    isLeaving.set(outcome?.ok === true);
  }
  if (!outcome.ok) return outcome;
  const { id } = cairn.account;
  await Promise.allSettled([unsubscribeHere(), forgetPictures(id), keepBoardPages([]), cairn.wipe()]);
  forgetTexts(id);
  location.reload();
  return outcome;
}
