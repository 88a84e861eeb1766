import type { ReadNoticeRow } from '../../events/notices.ts';
import { ownMarks } from './own-marks.ts';
import type { TableDefinition } from './table-definition.ts';

/** Read states of single notices. The id is that of the event. */
export const readNotices = ownMarks as TableDefinition<ReadNoticeRow>;
