import type { MemberSettingsRow } from '../../spaces/member-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** What a person has set for themselves in a space, under the id of the space. */
export const memberSettings: TableDefinition<MemberSettingsRow, 'id' | 'rev' | 'version'> = {
  ...madeByServer,
  device: { since: 8, isReadFirst: true },
};
