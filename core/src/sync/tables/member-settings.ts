import type { MemberSettingsRow } from '../../spaces/member-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** A user's settings in a space, under the space's id. */
export const memberSettings: TableDefinition<MemberSettingsRow, 'id' | 'rev' | 'version'> = {
  ...madeByServer,
  device: { since: 8, isReadFirst: true },
};
