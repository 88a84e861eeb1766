import { readPublicBoard } from '@cairn/client/public-boards/read-public-board';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { accepted } from '@cairn/core/outcome';
import { takeBrought } from './brought.ts';

export function askBoard(code: string, isVisitor: boolean): ReturnType<typeof readPublicBoard> {
  const brought = isVisitor ? takeBrought<PublicBoard>(code) : null;
  return brought ? Promise.resolve(accepted(brought)) : readPublicBoard(code);
}
