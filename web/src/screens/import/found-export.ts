import type { CairnExport } from '@cairn/core/exports/cairn-export';
import { isCairnExport, readExport, type ReadExportRefusal } from '@cairn/core/exports/read-export';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportRefusal,
  maxExportLength,
} from '@cairn/core/imports/imported-board';
import type { Table } from '@cairn/core/imports/csv-board';
import { isSuperProductivity, superProductivityBoard } from '@cairn/core/imports/super-productivity-board';
import { isTickTick, tickTickBoard } from '@cairn/core/imports/ticktick-board';
import { isTodoist, todoistBoard } from '@cairn/core/imports/todoist-board';
import { todosBoard } from '@cairn/core/imports/todos-board';
import { trelloBoard } from '@cairn/core/imports/trello-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';

/** What was read as a board, as it is decided to be read. */
export type ReadBoard = (reading: ExportReading) => Outcome<ImportedBoard, ImportRefusal>;

/** A text that somebody chose or pasted, as what it seems to be. */
export type FoundExport =
  | { readonly kind: 'plan'; readonly exported: CairnExport }
  | { readonly kind: 'board'; readonly read: ReadBoard }
  | { readonly kind: 'table'; readonly table: Table; readonly name: string };

/** Why it could not be read; `import.file` when the file itself could not be, or what reads it is not on this device. */
export type ReadRefusal =
  | ImportRefusal
  | ReadExportRefusal
  | { readonly code: 'import.file' | 'import.part' | 'import.calendar' };

type Found = Outcome<FoundExport, ReadRefusal>;

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
 * Tells by its content what a text is: JSON begins with a brace, a calendar says so, and tables are told apart by their
 * headings. What cannot be read at all is refused here; what is read as somebody decides, later.
 *
 * @param name of the file, without its end; a board is called so where nothing in the file tells
 * @param zone of moments that name none
 */
export async function foundExport(text: string, name: string, zone: string): Promise<Found> {
  const written = text.replace(/^\uFEFF/u, '').trim();
  if (written === '') return refused({ code: 'import.empty' });
  if (written.length > maxExportLength) return refused({ code: 'import.tooMuch' });
  if (/^[{[]/u.test(written)) return foundJson(written, name);
  if (/^BEGIN:VCALENDAR/iu.test(written)) return foundCalendar(written, name, zone);
  const papa = await import('papaparse').catch(() => null);
  if (papa === null) return refused({ code: 'import.part' });
  const { data: table } = papa.default.parse<string[]>(written, { skipEmptyLines: 'greedy' });
  if (isTodoist(table)) return foundBoard((reading) => todoistBoard(table, name, reading));
  if (isTickTick(table)) return foundBoard((reading) => tickTickBoard(table, name, reading));
  return table.length < 2 ? refused({ code: 'import.empty' }) : accepted({ kind: 'table', table, name });
}

function foundJson(text: string, name: string): Found {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refused({ code: 'import.json' });
  }
  if (isCairnExport(parsed)) {
    const read = readExport(parsed);
    return read.ok ? accepted({ kind: 'plan', exported: read.value }) : read;
  }
  if (isSuperProductivity(parsed))
    return foundBoard((reading) => superProductivityBoard(parsed, name, reading));
  return foundBoard((reading) => trelloBoard(text, reading));
}

async function foundCalendar(text: string, name: string, zone: string): Promise<Found> {
  const part = await import('./read-todos.ts').catch(() => null);
  if (part === null) return refused({ code: 'import.part' });
  try {
    const file = part.readTodos(text, zone);
    return foundBoard((reading) => todosBoard(file, name, reading));
  } catch {
    return refused({ code: 'import.calendar' });
  }
}

/** Read once as whole as it can be, so that what can never be read is refused before anybody decides anything. */
function foundBoard(read: ReadBoard): Found {
  const whole = read({ withArchived: true, zone: 'UTC', today: '2000-01-01' });
  return whole.ok ? accepted({ kind: 'board', read }) : whole;
}
