import { useAllBoards } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useEffect } from 'react';
import { keepBoardPages } from './board-pages.ts';

export function useBoardPages(): void {
  const cairn = useCairn();
  const codes = useAllBoards()
    .flatMap(({ board }) => board.code ?? [])
    .join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let isHere = true;
    // Before the whole disk is in memory, boards may be missing. Before a worker exists, there is no cache.
    void Promise.all([cairn.opened, navigator.serviceWorker.ready])
      .then(() => (isHere ? keepBoardPages(codes === '' ? [] : codes.split(' ')) : undefined))
      // If storage is full, the worker answers as for any page.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [cairn, codes]);
}
