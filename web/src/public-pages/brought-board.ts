import { readPublicBoard } from '@cairn/client/public-boards/read-public-board';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { accepted } from '@cairn/core/outcome';

/** Asks for a public board; a visitor's first page has brought it along (see `first-page.ts` of the server). */
export function askBoard(code: string, isVisitor: boolean): ReturnType<typeof readPublicBoard> {
  const brought = isVisitor ? takeBrought(code) : null;
  return brought ? Promise.resolve(accepted(brought)) : readPublicBoard(code);
}

/** What the document holds, once: it grows old. */
function takeBrought(code: string): PublicBoard | null {
  const holder = document.querySelector('script#shown');
  if (!holder) return null;
  holder.remove();
  const board = JSON.parse(holder.textContent) as PublicBoard;
  return board.code === code ? board : null;
}
