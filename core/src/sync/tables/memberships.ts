import type { MembershipRow } from '../../spaces/membership.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** Who belongs to a space. Nobody edits a membership on a device. */
export const memberships: TableDefinition<MembershipRow> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 1, isReadFirst: true },
};
