import type { SpaceRow } from '../../spaces/space.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Spaces. The server alone makes and deletes them. */
export const spaces: TableDefinition<SpaceRow> = {
  ...madeByServer,
  device: { since: 1, isReadFirst: true },
};
