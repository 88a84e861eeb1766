import type { ReadNoticeRow } from '../../events/notices.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Read states of single notices. The id is that of the event, so devices need no creation. */
export const readNotices: TableDefinition<ReadNoticeRow> = {
  ...madeByServer,
  onUnknown: 'drop',
  rollsBack: true,
  isWork: () => false,
  device: { since: 10, isReadFirst: false },
};
