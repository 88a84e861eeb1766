import type { NoteChange } from '@cairn/contract/goals';
import type { NotesDelta, NotesOps } from '@cairn/core/notes/delta';
import { type AnswerContext, answeredRecord } from '@cairn/core/sync/answered-record';
import { arrivedRecord } from '@cairn/core/sync/arrived-record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { preparedRecord } from '@cairn/core/sync/prepared-record';
import {
  type LoggedNotesChange,
  recordOfRow,
  type ServerRow,
  type SyncRecord,
} from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenNotes } from '@cairn/core/sync/view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedNotes } from './merged-notes.ts';

/** A character or a picture. Each is typed only one time, so it can be traced. */
type Unit = string;

const at = '2026-11-21T09:00:00.000Z';
const firstUnit = 0x4e00;
const firstRow: ServerRow = {
  id: 'goal',
  rev: 1,
  version: 1,
  createdDatetime: at,
  richThoughts: null,
  notesRev: 0,
  stamps: {},
};
const context: AnswerContext = {
  at,
  scopeOf: () => 'space',
  newTempId: () => 'offline-again',
  holdsScope: () => true,
  fieldsToRecreate: (fields) => fields,
  editStaysOnTop: true,
};

function unitsOf(notes: NotesDelta | null): readonly Unit[] {
  return (notes?.ops ?? []).flatMap(({ insert }) =>
    typeof insert === 'string' ? [...insert].filter((unit) => unit !== '\n') : [String(insert?.['image'])],
  );
}

const lengthOf = (notes: NotesDelta | null) =>
  (notes?.ops ?? []).reduce((sum, { insert }) => sum + (typeof insert === 'string' ? insert.length : 1), 0);

class NoteServer {
  row = firstRow;
  readonly #log: NoteChange[] = [];

  put(key: string, baseRev: number, ops: NotesOps) {
    if (!this.#log.some((change) => change.key === key)) {
      const { richThoughts = null, notesRev = 0 } = this.row;
      const merged = mergedNotes(
        { richThoughts, notesRev },
        { kind: 'change', baseRev, ops },
        this.since(baseRev),
      );
      if (merged?.ops) {
        const rev = this.row.rev + 1;
        this.row = { ...this.row, rev, version: rev, richThoughts: merged.notes, notesRev: notesRev + 1 };
        this.#log.push({ rev: notesRev + 1, key, ops: [...merged.ops] });
      }
    }
    return { ...this.row, noteChanges: this.since(baseRev) };
  }

  since(notesRev: number) {
    return this.#log.filter(({ rev }) => rev > notesRev);
  }
}

interface Screen {
  readonly name: string;
  record: SyncRecord;
  seen: readonly Unit[];
}

/** Three people type in one note. The network loses, repeats, delays and reorders messages. */
class Hour {
  readonly server = new NoteServer();
  readonly typed: (readonly Unit[])[] = [];
  readonly deleted = new Set<Unit>();
  readonly gone: Unit[] = [];
  readonly #screens: readonly Screen[] = ['ida', 'jun', 'mo'].map((name) => ({
    name,
    record: recordOfRow('goals', 'space', firstRow, at),
    seen: [],
  }));
  readonly #underWay: (() => void)[] = [];
  #units = 0;
  #keys = 0;

  get screens() {
    return this.#screens.map(({ record }) => seenNotes(record));
  }

  /** @param place of the range in the note, 0 to 1 */
  step(person: number, what: Step, place: number, size: number): void {
    const screen = this.#screens[person] as Screen;
    const length = lengthOf(seenNotes(screen.record));
    const from = Math.floor(place * (length + 1));
    const covered = Math.min(size, length - from);
    if (what === 'send') this.#send(screen);
    else if (what === 'pull') this.#pull(screen);
    else if (what === 'deliver') this.#deliver(place);
    else if (what === 'lose') this.#underWay.splice(Math.floor(place * this.#underWay.length), 1);
    else if (what === 'double') this.#double(place);
    else if (what === 'write') this.#write(screen, from, this.#newUnits(size));
    else if (what === 'line') this.#type(screen, from, [{ insert: '\n', attributes: { list: 'bullet' } }]);
    else if (what === 'picture') this.#writePicture(screen, from);
    else if (covered > 0 && what === 'delete') this.#delete(screen, from, covered);
    else if (covered > 0)
      this.#type(screen, from, [{ retain: covered, attributes: formats[size % formats.length] }]);
  }

  end(): void {
    for (let round = 0; round < 4; round += 1) {
      this.#screens.forEach((screen) => this.#send(screen));
      while (this.#underWay.length > 0) this.#deliver(0);
      this.#screens.forEach((screen) => this.#pull(screen));
      while (this.#underWay.length > 0) this.#deliver(0);
    }
  }

  #newUnits(count: number): string {
    const units = Array.from({ length: count }, () => String.fromCharCode(firstUnit + (this.#units += 1)));
    this.typed.push(units);
    return units.join('');
  }

  #write(screen: Screen, from: number, text: string): void {
    this.#type(screen, from, [{ insert: text }]);
  }

  #writePicture(screen: Screen, from: number): void {
    const image = `/files/${(this.#units += 1)}.png`;
    this.typed.push([image]);
    this.#type(screen, from, [{ insert: { image } }]);
  }

  #delete(screen: Screen, from: number, count: number): void {
    const before = seenNotes(screen.record);
    this.#type(screen, from, [{ delete: count }]);
    const left = new Set(unitsOf(seenNotes(screen.record)));
    for (const unit of unitsOf(before)) if (!left.has(unit)) this.deleted.add(unit);
  }

  #type(screen: Screen, from: number, ops: NotesOps): void {
    const notes = [...(from > 0 ? [{ retain: from }] : []), ...ops];
    this.#show(screen, editedRecord(screen.record, { fields: {}, notes }));
  }

  #send(screen: Screen): void {
    const record = preparedRecord(screen.record, `key${(this.#keys += 1)}`, syncEngineVersion);
    if (!record?.inflight) return;
    this.#show(screen, record);
    const { key, notesBaseRev, notes } = record.inflight;
    this.#underWay.push(() => {
      const row = this.server.put(key, notesBaseRev, notes ?? []);
      this.#underWay.push(() => this.#answer(screen, key, row));
    });
  }

  #answer(
    screen: Screen,
    key: string,
    row: ServerRow & { readonly noteChanges: readonly LoggedNotesChange[] },
  ): void {
    const told = { httpStatus: 200, row, code: '', message: '', errors: {} };
    this.#show(screen, answeredRecord(screen.record, key, told, context).record as SyncRecord);
  }

  #pull(screen: Screen): void {
    const known = screen.record.base?.notesRev ?? 0;
    this.#underWay.push(() => {
      const { row } = this.server;
      const noteChanges = this.server.since(known);
      this.#underWay.push(() => {
        const news = { kind: 'row', scope: 'space', row, noteChanges } as const;
        this.#show(screen, arrivedRecord(screen.record, news, () => true).record as SyncRecord);
      });
    });
  }

  #deliver(place: number): void {
    const [message] = this.#underWay.splice(Math.floor(place * this.#underWay.length), 1);
    message?.();
  }

  #double(place: number): void {
    const message = this.#underWay[Math.floor(place * this.#underWay.length)];
    if (message) this.#underWay.push(message);
  }

  /** Checks that no unit appears twice, changes its order, or disappears undeleted. */
  #show(screen: Screen, record: SyncRecord): void {
    const seen = unitsOf(seenNotes(record));
    const [were, are] = [new Set(screen.seen), new Set(seen)];
    if (are.size !== seen.length) throw new Error(`Something stands twice on the screen of ${screen.name}.`);
    const kept = screen.seen.filter((unit) => are.has(unit));
    if (kept.join() !== seen.filter((unit) => were.has(unit)).join())
      throw new Error(`Something changed places on the screen of ${screen.name}.`);
    this.gone.push(...screen.seen.filter((unit) => !are.has(unit)));
    screen.record = record;
    screen.seen = seen;
  }
}

const formats = [{ bold: true }, { bold: null }, { italic: true }, { link: 'https://example.org/' }];
type Step =
  | 'write'
  | 'line'
  | 'picture'
  | 'delete'
  | 'format'
  | 'send'
  | 'pull'
  | 'deliver'
  | 'lose'
  | 'double';
const oftenness: Readonly<Record<Step, number>> = {
  write: 6,
  line: 1,
  picture: 1,
  delete: 4,
  format: 2,
  send: 6,
  pull: 5,
  deliver: 22,
  lose: 1,
  double: 1,
};
const what = fc.constantFrom(
  ...(Object.entries(oftenness) as [Step, number][]).flatMap(([step, often]) =>
    Array<Step>(often).fill(step),
  ),
);
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const step = fc.tuple(fc.nat(2), what, place, fc.integer({ min: 1, max: 6 }));

test('After an hour of three people in one note all see the same, and what nobody deleted stands there once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 1200, size: 'max' }), (steps) => {
      const hour = new Hour();
      for (const given of steps) hour.step(...given);
      hour.end();
      const notes = hour.server.row.richThoughts ?? null;
      for (const screen of hour.screens) expect(screen).toEqual(notes);
      const units = unitsOf(notes);
      const places = new Map(units.map((unit, index) => [unit, index]));
      expect(places.size).toBe(units.length);
      for (const written of hour.typed) {
        const standing = written.filter((unit) => places.has(unit));
        expect(standing).toEqual(written.filter((unit) => !hour.deleted.has(unit)));
        const inOrder = standing.map((unit) => places.get(unit) ?? -1);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }
      for (const unit of hour.gone) expect(hour.deleted).toContain(unit);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);
