import type { SpaceRow } from '../../spaces/space.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** Spaces. The server alone makes and deletes them. */
export const spaces: TableDefinition<SpaceRow> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 1, isReadFirst: true },
};
