import type { MemberSettingsRow } from '../../spaces/member-settings.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** What a person has set for themselves in a space, under the id of the space. */
export const memberSettings: TableDefinition<MemberSettingsRow, 'id' | 'rev' | 'version'> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 8, isReadFirst: true },
};
