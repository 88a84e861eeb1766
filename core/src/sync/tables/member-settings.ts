import type { MemberSettingsRow } from '../../spaces/member-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** A user's settings in a space. The id is the space's. */
export const memberSettings: TableDefinition<MemberSettingsRow, 'id' | 'rev' | 'version'> = {
  ...madeByServer,
  device: { since: 8, isReadFirst: true },
};
