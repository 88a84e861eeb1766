import type { SpaceSettingsRow } from '../../tags/tag-settings.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** How a space shows its tags, under the id of the space. */
export const spaceSettings: TableDefinition<SpaceSettingsRow> = {
  ...madeByServer,
  device: { since: 5, isReadFirst: true },
};
