import { type Background, isBackgroundFile } from '../accounts/background.ts';
import type { BoardFields } from './board.ts';

type Look = Pick<BoardFields, 'emoji' | 'color' | 'background' | 'cover' | 'richDescription'>;

/**
 * What a board's copy takes over of how it looks and what it is about. Members of another space do not see the pictures
 * that were uploaded to this one, so those stay.
 */
export function copiedLook(board: Look, staysInSpace: boolean): Look {
  const picture = (its: Background | null) => (its && (staysInSpace || !isBackgroundFile(its)) ? its : null);
  return {
    emoji: board.emoji,
    color: board.color,
    background: picture(board.background),
    cover: picture(board.cover),
    richDescription: board.richDescription,
  };
}
