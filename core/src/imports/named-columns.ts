import { storableText } from '../storable.ts';
import type { Table } from './csv-board.ts';

/** The cells of a row by the names of their columns; empty where there is none. */
export type CellOf = (name: string) => string;

/** A heading as it is looked for: whatever its case, and with no mark of the file's beginning. */
export function headOf(head: string): string {
  return head
    .replace(/^\uFEFF/u, '')
    .trim()
    .toLowerCase();
}

/** Where the row of headings stands that has all of these; -1 where there is none among the first twenty. */
export function headRow(table: Table, names: readonly string[]): number {
  return table.slice(0, 20).findIndex((row) => {
    const heads = new Set(row.map(headOf));
    return names.every((name) => heads.has(name));
  });
}

/** The rows below the headings, each asked by the names of the columns. */
export function rowsBelow(table: Table, at: number): readonly CellOf[] {
  const places = new Map((table[at] ?? []).map((head, index) => [headOf(head), index]));
  return table.slice(at + 1).map((row) => (name) => storableText(row[places.get(name) ?? -1] ?? '').trim());
}
