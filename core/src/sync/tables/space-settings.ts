import type { SpaceSettingsRow } from '../../tags/tag-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Tag settings of a space, under the space's id. */
export const spaceSettings: TableDefinition<SpaceSettingsRow> = {
  ...madeByServer,
  device: { since: 5, isReadFirst: true },
};
