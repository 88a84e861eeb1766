import type { CairnExport } from '@cairn/core/exports/cairn-export';
import { exportOfTable, isGoalsTable } from '@cairn/core/exports/read-table';
import { isCairnExport, readExport, type ReadExportRefusal } from '@cairn/core/exports/read-export';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportRefusal,
  maxExportLength,
} from '@cairn/core/imports/imported-board';
import type { Table } from '@cairn/core/imports/csv-board';
import {
  isSuperProductivity,
  superProductivityBoard,
  withoutSyncHeader,
} from '@cairn/core/imports/super-productivity-board';
import { fitBoard } from '@cairn/core/imports/fit-board';
import { isTickTick, tickTickBoard } from '@cairn/core/imports/ticktick-board';
import { isTodoist, todoistBoard } from '@cairn/core/imports/todoist-board';
import { todosBoard } from '@cairn/core/imports/todos-board';
import { trelloBoard } from '@cairn/core/imports/trello-board';
import { storableText } from '@cairn/core/storable';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';

export type ReadBoard = (reading: ExportReading) => Outcome<ImportedBoard, ImportRefusal>;

export type FoundExport =
  | { readonly kind: 'plan'; readonly exported: CairnExport }
  | { readonly kind: 'board'; readonly read: ReadBoard }
  | { readonly kind: 'table'; readonly table: Table; readonly name: string };

/** `import.file`: the file is unreadable. `import.part`: the parser could not be loaded. */
export type ReadRefusal =
  | ImportRefusal
  | ReadExportRefusal
  | { readonly code: 'import.file' | 'import.part' | 'import.calendar' };

type ReadResult = Outcome<FoundExport, ReadRefusal>;

/**
 * Accepts UTF-8, UTF-16 and Windows-1252.
 *
 * @returns a refusal if the file is too long or cannot be read
 */
export async function textOfFile(file: File): Promise<Outcome<string, ReadRefusal>> {
  if (file.size > maxExportLength) return refused({ code: 'import.tooMuch' });
  try {
    return accepted(textOfBytes(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return refused({ code: 'import.file' });
  }
}

/** In bytes. */
const sampleLength = 4_000;

/** If most bytes beyond ASCII are broken as UTF-8, the text is Windows-1252. */
export function textOfBytes(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  if (broken === 0) return text;
  const whole = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0;
  return whole > broken ? text : new TextDecoder('windows-1252').decode(bytes);
}

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte. Null for neither. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleLength);
  const emptyAt = (rest: number) => sample.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [emptyAt(0), emptyAt(1)];
  if (odd > sample.length / 5 && odd > even * 4) return 'utf-16le';
  return even > sample.length / 5 && even > odd * 4 ? 'utf-16be' : null;
}

/**
 * JSON starts with a brace, a calendar with `BEGIN:VCALENDAR`, and tables differ by headings. Refuses texts that no
 * option can read.
 *
 * @param name the file's name without its extension; a board's default name
 * @param zone for times without a zone
 */
export async function foundExport(text: string, name: string, zone: string): Promise<ReadResult> {
  const written = withoutSyncHeader(
    storableText(text)
      .replace(/^\uFEFF/u, '')
      .trim(),
  );
  if (written === '') return refused({ code: 'import.empty' });
  if (written.length > maxExportLength) return refused({ code: 'import.tooMuch' });
  if (/^[{[]/u.test(written)) return foundJson(written, name);
  if (/^BEGIN:VCALENDAR/iu.test(written)) return foundCalendar(written, name, zone);
  const papa = await import('papaparse').catch(() => null);
  if (papa === null) return refused({ code: 'import.part' });
  const { data: table } = papa.default.parse<string[]>(written, { skipEmptyLines: 'greedy' });
  if (isGoalsTable(table)) {
    const exported = exportOfTable(table, { zone, now: new Date().toISOString() });
    return exported ? accepted({ kind: 'plan', exported }) : refused({ code: 'import.empty' });
  }
  if (isTodoist(table)) return foundBoard((reading) => todoistBoard(table, name, reading));
  if (isTickTick(table)) return foundBoard((reading) => tickTickBoard(table, name, reading));
  return table.length < 2 ? refused({ code: 'import.empty' }) : accepted({ kind: 'table', table, name });
}

function foundJson(text: string, name: string): ReadResult {
  let parsed: unknown;
  try {
    // Such escapes cannot be stored; only texts with them need the slower parse.
    parsed = /\\u(?:00[01]|d[89a-f])/iu.test(text) ? JSON.parse(text, storableValue) : JSON.parse(text);
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

const storableValue = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;

async function foundCalendar(text: string, name: string, zone: string): Promise<ReadResult> {
  const part = await import('./read-todos.ts').catch(() => null);
  if (part === null) return refused({ code: 'import.part' });
  try {
    const file = part.readTodos(text, zone);
    return foundBoard((reading) => todosBoard(file, name, reading));
  } catch {
    return refused({ code: 'import.calendar' });
  }
}

/** Reads the board early, so that an unreadable one is refused before the user chooses anything. */
function foundBoard(readAsWritten: ReadBoard): ReadResult {
  const read: ReadBoard = (reading) => fitBoard(readAsWritten(reading), reading.zone);
  const whole = read({ withArchived: true, zone: 'UTC', today: '2000-01-01' });
  return whole.ok ? accepted({ kind: 'board', read }) : whole;
}
