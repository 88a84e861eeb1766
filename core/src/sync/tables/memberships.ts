import type { MembershipRow } from '../../spaces/membership.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

export const memberships: TableDefinition<MembershipRow> = {
  ...madeByServer,
  device: { since: 1, isReadFirst: true },
};
