import { maxExportLength, type ImportRefusal } from '@cairn/core/imports/imported-board';
import type { Table } from '@cairn/core/imports/csv-board';
import { trelloBoard } from '@cairn/core/imports/trello-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';

/** A text that somebody chose or pasted, as what it seems to be. */
export type FoundExport =
  | { readonly kind: 'trello'; readonly text: string }
  | { readonly kind: 'table'; readonly table: Table; readonly name: string };

/** Why it could not be read; `import.file` when the file itself could not be, or what reads it is not on this device. */
export type ReadRefusal = ImportRefusal | { readonly code: 'import.file' | 'import.part' };

/**
 * Reads a file as text: UTF-8, or what spreadsheets of Western Europe write.
 *
 * @returns refused when it is too long or cannot be read
 */
export async function textOfFile(file: File): Promise<Outcome<string, ReadRefusal>> {
  if (file.size > maxExportLength) return refused({ code: 'import.tooMuch' });
  try {
    const bytes = await file.arrayBuffer();
    try {
      return accepted(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      return accepted(new TextDecoder('windows-1252').decode(bytes));
    }
  } catch {
    return refused({ code: 'import.file' });
  }
}

/**
 * Tells a board of Trello's from a table: JSON begins with a brace. What cannot be read at all is refused here; what is
 * read as somebody decides, later.
 *
 * @param name of the file, without its end; a table's board is called so
 */
export async function foundExport(text: string, name: string): Promise<Outcome<FoundExport, ReadRefusal>> {
  const written = text.trim();
  if (written === '') return refused({ code: 'import.empty' });
  if (/^[{[]/u.test(written)) {
    const board = trelloBoard(written, { withArchived: true, zone: 'UTC', today: '2000-01-01' });
    return board.ok ? accepted({ kind: 'trello', text: written }) : board;
  }
  const papa = await import('papaparse').catch(() => null);
  if (papa === null) return refused({ code: 'import.part' });
  const { data: table } = papa.default.parse<string[]>(written, { skipEmptyLines: 'greedy' });
  return table.length < 2 ? refused({ code: 'import.empty' }) : accepted({ kind: 'table', table, name });
}
