import type { ClimbSubscriptionRow } from '../../climbs/climb.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** Only the server starts a climb, because it creates all goals at once. Devices edit and leave it. */
export const climbSubscriptions: TableDefinition<ClimbSubscriptionRow> = {
  onUnknown: 'park',
  rollsBack: true,
  rollsBackDeletion: true,
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'tree',
  device: { since: 9, isReadFirst: false },
};
