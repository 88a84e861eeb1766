import { filedKinds } from '../folders/folder.ts';
import type { Typed } from './record.ts';

/** What differs between the replicated tables in what becomes of their records. */
export interface TableWays {
  /**
   * What becomes of an edit of a thing that the server knows no more: the whole thing is made anew (spec core §4, 404), the
   * person is asked, or it goes, since nobody's work is in it.
   */
  readonly unknown: 'madeAnew' | 'parked' | 'dropped';
  /** Fields that tell where a thing is: they are not typed anew with each change of it, and go to the shelf with it. */
  readonly whereabouts: readonly string[];
  /** Whether what was typed is somebody's work, to be kept on the shelf when it finds no place. */
  readonly isWork: (typed: Typed) => boolean;
}

const usual: TableWays = { unknown: 'parked', whereabouts: [], isWork: () => true };

/** The tables that do not go the usual way. */
const ways: Readonly<Record<string, Partial<TableWays>>> = {
  goals: { unknown: 'madeAnew' },
  // Goals of other devices name it by its first id, which the server keeps with what is made in its place.
  boards: { unknown: 'madeAnew', whereabouts: ['space'] },
  buckets: { unknown: 'madeAnew', whereabouts: ['board'] },
  comments: { whereabouts: ['goal'] },
  // That something was pinned is worth keeping; where it stood among others is not.
  folder_goals: {
    unknown: 'dropped',
    whereabouts: ['folder', ...filedKinds],
    isWork: ({ fields }) => filedKinds.some((kind) => kind in fields),
  },
};

/** How records of a table are dealt with. */
export function waysOf({ table }: { readonly table: string }): TableWays {
  return { ...usual, ...ways[table] };
}
