import type { Cairn } from '@cairn/client/cairn/cairn';
import { forgetPictures } from '../base/kept-picture.ts';
import { keepBoardPages } from '../worker/board-pages.ts';
import { forgetTexts } from './forget-texts.ts';

/**
 * Removes the account from this device, while its database is still open, and reloads the page, which removes
 * the account from memory.
 */
export async function leaveDevice(cairn: Cairn): Promise<void> {
  const { id } = cairn.account;
  await Promise.allSettled([forgetPictures(id), keepBoardPages([]), cairn.wipe()]);
  forgetTexts(id);
  location.reload();
}
