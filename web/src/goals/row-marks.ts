import { useSyncExternalStore } from 'react';
import { dragged } from '../drag/dragged.ts';
import { chosenKeys } from './chosen.ts';
import { kinKeys, selectedKey } from './ui-requests.ts';

export interface RowMarks {
  readonly isLifted: boolean;
  readonly isKin: boolean;
  readonly isSelected: boolean;
  readonly isChosen: boolean;
}

/**
 * One subscription for all marks: a screen draws a hundred rows, and each hook in a row slows opening and
 * typing.
 */
export function useRowMarks(key: string): RowMarks {
  const bits = useSyncExternalStore(watchMarks, () => bitsOf(key));
  return {
    isLifted: (bits & 1) !== 0,
    isKin: (bits & 2) !== 0,
    isSelected: (bits & 4) !== 0,
    isChosen: (bits & 8) !== 0,
  };
}

function bitsOf(key: string): number {
  return (
    (dragged.get()?.key === key ? 1 : 0) |
    (kinKeys.get().has(key) ? 2 : 0) |
    (selectedKey.get() === key ? 4 : 0) |
    (chosenKeys.get().has(key) ? 8 : 0)
  );
}

function watchMarks(changed: () => void): () => void {
  const stops = [
    dragged.watch(changed),
    kinKeys.watch(changed),
    selectedKey.watch(changed),
    chosenKeys.watch(changed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
