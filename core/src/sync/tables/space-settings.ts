import type { SpaceSettingsRow } from '../../tags/tag-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Tag settings of a space. The id is the space's. */
export const spaceSettings: TableDefinition<SpaceSettingsRow> = {
  ...madeByServer,
  device: { since: 5, isReadFirst: true },
};
