import { isSeen } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';

export function boardArrived(cairn: Cairn, id: string): Promise<void> {
  const isHere = () => {
    const record = cairn.replica.recordById('boards', id);
    return record !== undefined && isSeen(record);
  };
  return new Promise((resolve) => {
    if (isHere()) return resolve();
    const stop = cairn.replica.watch('table/boards', () => {
      if (!isHere()) return;
      stop();
      resolve();
    });
    cairn.wake();
  });
}
