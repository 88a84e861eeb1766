import type { UserSettingsRow } from '../../accounts/settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Rows from an older server lack newer settings. */
export const userSettings: TableDefinition<UserSettingsRow, 'id' | 'rev' | 'version'> = {
  ...madeByServer,
  device: { since: 1, isReadFirst: true },
};
