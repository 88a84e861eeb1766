import type { CommentRow } from '../../comments/comment.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

export const comments: TableDefinition<CommentRow, 'goal' | 'richText'> = {
  onUnknown: 'park',
  locationFields: ['goal'],
  isWork: isAlwaysWork,
  idPrefix: 'comment ',
  above: [{ table: 'goals', field: 'goal' }],
  life: 'leaf',
  device: { since: 3, isReadFirst: false },
};
