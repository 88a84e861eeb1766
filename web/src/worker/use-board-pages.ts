import { useAllBoards } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useEffect } from 'react';
import { keepBoardPages } from './board-pages.ts';

/** Keeps the pages of the account's boards where a browser finds them fastest. */
export function useBoardPages(): void {
  const cairn = useCairn();
  const codes = useAllBoards()
    .flatMap(({ board }) => board.code ?? [])
    .join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let isHere = true;
    // Before all is in memory, a board that is missing may be on the disk; before there is a worker there is no cache.
    void Promise.all([cairn.opened, navigator.serviceWorker.ready])
      .then(() => (isHere ? keepBoardPages(codes === '' ? [] : codes.split(' ')) : undefined))
      // Without room for them the worker answers, as for any page.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [cairn, codes]);
}
