import { storableText } from '../storable.ts';
import type { Table } from './csv-board.ts';

/** Returns a cell by its column's name; empty if there is no such column. */
export type CellOf = (name: string) => string;

export function headOf(head: string): string {
  return head
    .replace(/^\uFEFF/u, '')
    .trim()
    .toLowerCase();
}

/** Searches the first twenty rows; -1 if none has all names. */
export function headRow(table: Table, names: readonly string[]): number {
  return table.slice(0, 20).findIndex((row) => {
    const heads = new Set(row.map(headOf));
    return names.every((name) => heads.has(name));
  });
}

export function rowsBelow(table: Table, at: number): readonly CellOf[] {
  const places = new Map((table[at] ?? []).map((head, index) => [headOf(head), index]));
  return table.slice(at + 1).map((row) => (name) => storableText(row[places.get(name) ?? -1] ?? '').trim());
}
