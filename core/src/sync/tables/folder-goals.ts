import type { FolderGoalRow } from '../../folders/folder.ts';
import type { Above, TableDefinition } from './table-definition.ts';

const above: readonly Above<'goal' | 'board'>[] = [
  { table: 'goals', field: 'goal' },
  { table: 'boards', field: 'board' },
];
const filedFields = above.map(({ field }) => field);

/** The shelf keeps a lost pin or favourite, but not its position. */
export const folderGoals: TableDefinition<FolderGoalRow, 'folder' | 'sequenceNo'> = {
  onUnknown: 'drop',
  locationFields: ['folder', ...filedFields],
  isWork: ({ fields }) => filedFields.some((field) => field in fields),
  idPrefix: 'folder goal ',
  above,
  life: 'leaf',
  device: { since: 4, isReadFirst: false },
};
