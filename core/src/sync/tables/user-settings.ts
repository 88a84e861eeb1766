import type { UserSettingsRow } from '../../accounts/settings.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** A person's settings. A row of an older server lacks newer settings. */
export const userSettings: TableDefinition<UserSettingsRow, 'id' | 'rev' | 'version'> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 1, isReadFirst: true },
};
