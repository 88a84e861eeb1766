import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from './cairn.ts';

/** Resolves when a record that the server created is on this device; pulls the feed if needed. */
export function arrival(cairn: Cairn, table: TableName, isHere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isHere()) return resolve();
    const stop = cairn.replica.watch(`table/${table}`, () => {
      if (!isHere()) return;
      stop();
      resolve();
    });
    cairn.wake();
  });
}
