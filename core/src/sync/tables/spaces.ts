import type { SpaceRow } from '../../spaces/space.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

export const spaces: TableDefinition<SpaceRow> = {
  ...madeByServer,
  device: { since: 1, isReadFirst: true },
};
