import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from './cairn.ts';

/** Resolves when a record that the server created is on this device, with its goals; pulls the feed if needed. */
export function arrival(cairn: Cairn, table: TableName, isHere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isHere()) return resolve();
    // Goals may arrive after the record that holds them.
    const stop = cairn.replica.watchers.watchAll([`table/${table}`, 'goals'], () => {
      if (!isHere()) return;
      stop();
      resolve();
    });
    cairn.wake();
  });
}
