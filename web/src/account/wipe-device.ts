import { forgetBegunTexts } from '@cairn/client/begun-texts';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { forgetEmoji } from '../pickers/emoji-memory.ts';
import { forgetPictures } from '../base/kept-picture.ts';
import { forgetKnownSpaces } from '../spaces/known-spaces.ts';
import { keepBoardPages } from '../worker/board-pages.ts';

export async function wipeDevice(cairn: Cairn): Promise<void> {
  await forgetPictures(cairn.account.id);
  forgetEmoji();
  await keepBoardPages([]).catch(() => undefined);
  forgetBegunTexts(cairn.account.id);
  forgetKnownSpaces(cairn.account.id);
  return cairn.wipe();
}
