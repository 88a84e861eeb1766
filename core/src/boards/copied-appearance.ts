import { type Background, isBackgroundFile } from '../accounts/background.ts';
import type { BoardFields } from './board.ts';

type Appearance = Pick<BoardFields, 'emoji' | 'color' | 'background' | 'cover' | 'richDescription'>;

/** Drops uploaded pictures if the copy is for another space, whose members cannot see them. */
export function copiedAppearance(board: Appearance, staysInSpace: boolean): Appearance {
  const picture = (its: Background | null) => (its && (staysInSpace || !isBackgroundFile(its)) ? its : null);
  return {
    emoji: board.emoji,
    color: board.color,
    background: picture(board.background),
    cover: picture(board.cover),
    richDescription: board.richDescription,
  };
}
