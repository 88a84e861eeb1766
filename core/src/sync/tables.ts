import type { Typed } from './record.ts';

/** What differs between the replicated tables in what becomes of their records. */
export interface TableWays {
  /**
   * What becomes of an edit of a thing that the server knows no more: the whole thing is made anew (spec core §4, 404), or
   * the person is asked.
   */
  readonly unknown: 'madeAnew' | 'parked';
  /** Fields that tell where a thing is: they are not typed anew with each change of it, and go to the shelf with it. */
  readonly whereabouts: readonly string[];
  /** Whether what was typed is somebody's work, to be kept on the shelf when it finds no place. */
  readonly isWork: (typed: Typed) => boolean;
}

const usual: TableWays = { unknown: 'parked', whereabouts: [], isWork: () => true };

/** The tables that do not go the usual way. */
const ways: Readonly<Record<string, Partial<TableWays>>> = {
  goals: { unknown: 'madeAnew' },
  comments: { whereabouts: ['goal'] },
};

/** How records of a table are dealt with. */
export function waysOf({ table }: { readonly table: string }): TableWays {
  return { ...usual, ...ways[table] };
}
