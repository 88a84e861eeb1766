import { readPublicBoard } from '@cairn/client/public-boards/read-public-board';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { accepted } from '@cairn/core/outcome';

/** A visitor's first page contains the board (`first-page.ts` of the server). */
export function askBoard(code: string, isVisitor: boolean): ReturnType<typeof readPublicBoard> {
  const brought = isVisitor ? takeBrought(code) : null;
  return brought ? Promise.resolve(accepted(brought)) : readPublicBoard(code);
}

/** Used only one time, because the board becomes stale. */
function takeBrought(code: string): PublicBoard | null {
  const holder = document.querySelector('script#shown');
  if (!holder) return null;
  holder.remove();
  const board = JSON.parse(holder.textContent) as PublicBoard;
  return board.code === code ? board : null;
}
