import { isSeen } from '@cairn/core/sync/view';
import { arrival } from '../cairn/arrival.ts';
import type { Cairn } from '../cairn/cairn.ts';

export function boardArrived(cairn: Cairn, id: string): Promise<void> {
  return arrival(cairn, 'boards', () => {
    const record = cairn.replica.recordById('boards', id);
    return record !== undefined && isSeen(record);
  });
}
