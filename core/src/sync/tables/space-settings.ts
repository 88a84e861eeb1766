import type { SpaceSettingsRow } from '../../tags/tag-settings.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** How a space shows its tags, under the id of the space. */
export const spaceSettings: TableDefinition<SpaceSettingsRow> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 5, isReadFirst: true },
};
