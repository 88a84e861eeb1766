import { changedNotes, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { transformedChange } from '@cairn/core/notes/moved-change';
import { asOneChange, changeBeside, placeOf } from '@cairn/core/notes/woven-change';
import { answeredRecord, type AnswerContext } from '@cairn/core/sync/answered-record';
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
import { documentOf, typedBeside, writtenBetween } from './note-document.ts';

const at = '2026-11-25T09:00:00.000Z';
const context: AnswerContext = {
  at,
  scopeOf: () => 's',
  newTempId: () => 'unused',
  holdsScope: () => true,
  fieldsToRecreate: (fields) => fields,
  editStaysOnTop: true,
};

class NoteServer {
  notes: NotesDelta | null = null;
  readonly log: LoggedNotesChange[] = [];

  take(key: string, ops: NotesOps, baseRev: number): void {
    const now = this.after(baseRev).reduce(
      (change, earlier) => transformedChange(change, earlier.ops, true),
      ops,
    );
    this.notes = changedNotes(this.notes, now);
    this.log.push({ rev: this.log.length + 1, key, ops: now });
  }

  get row(): ServerRow {
    const rev = this.log.length + 1;
    return { id: 'goal', rev, version: rev, notesRev: this.log.length, richThoughts: this.notes };
  }

  after(rev: number): readonly LoggedNotesChange[] {
    return this.log.slice(rev);
  }
}

class Writer {
  #disk: SyncRecord;
  #memory: SyncRecord;
  #known: NotesDelta | null = null;
  #shown = documentOf(null);
  #caret = 0;
  #typed = 0;
  #sent = 0;
  /** Changes that are not on the disk yet. */
  readonly #underWay: { readonly change: NotesOps; readonly onto: NotesDelta | null }[] = [];
  #answer: {
    readonly key: string;
    readonly row: ServerRow;
    readonly log: readonly LoggedNotesChange[];
  } | null = null;

  readonly #server: NoteServer;
  readonly #letters: string;
  readonly #name: string;

  constructor(server: NoteServer, letters: string, name: string) {
    this.#server = server;
    this.#letters = letters;
    this.#name = name;
    this.#disk = recordOfRow('goals', 's', server.row, at);
    this.#memory = this.#disk;
  }

  type(): void {
    const letter = this.#letters[this.#typed % this.#letters.length] ?? '';
    this.#typed += 1;
    const change: NotesOps = [...(this.#caret > 0 ? [{ retain: this.#caret }] : []), { insert: letter }];
    const now = seenNotes(this.#memory);
    const { ours, theirs } = typedBeside(this.#known, now, change, this.#memory.woven);
    this.#draw(change);
    this.#caret += 1;
    this.#memory = editedRecord(this.#memory, { fields: {}, notes: ours });
    this.#underWay.push({ change: ours, onto: now });
    this.#known = seenNotes(this.#memory);
    this.#weave(theirs);
  }

  look(): void {
    const now = seenNotes(this.#memory);
    this.#weave(writtenBetween(this.#known, now, this.#memory.woven ?? [], this.#caret, this.#shown));
    this.#known = now;
  }

  store(): void {
    const first = this.#underWay.shift();
    if (!first) return;
    const { change, steps } = changeBeside(
      first.change,
      first.onto,
      seenNotes(this.#disk),
      this.#disk.woven ?? [],
    );
    this.#disk = editedRecord(this.#disk, { fields: {}, notes: change, unseen: steps });
    this.#follow();
  }

  send(): void {
    const prepared = preparedRecord(this.#disk, `${this.#name}${this.#sent}`, syncEngineVersion);
    if (!prepared?.inflight || this.#answer) return;
    this.#disk = prepared;
    this.#follow();
    const { key, notes, notesBaseRev } = prepared.inflight;
    this.#sent += 1;
    if (notes) this.#server.take(key, notes, notesBaseRev);
    this.#answer = { key, row: this.#server.row, log: this.#server.after(notesBaseRev) };
  }

  hear(): void {
    if (!this.#answer) return;
    const { key, row, log } = this.#answer;
    this.#answer = null;
    const answer = { httpStatus: 200, row: { ...row, noteChanges: log }, code: '', message: '', errors: {} };
    this.#disk = answeredRecord(this.#disk, key, answer, context).record ?? this.#disk;
    this.#follow();
  }

  read(): void {
    const noteChanges = this.#server.after(this.#disk.base?.notesRev ?? 0);
    const arrival = { kind: 'row', scope: 's', row: this.#server.row, noteChanges } as const;
    this.#disk = arrivedRecord(this.#disk, arrival, () => true).record ?? this.#disk;
    this.#follow();
  }

  finish(): void {
    while (this.#underWay.length > 0) this.store();
    this.hear();
    this.send();
    this.hear();
    this.read();
    this.look();
  }

  get text(): string {
    return textOf(this.#shown);
  }

  #follow(): void {
    if (this.#underWay.length === 0) this.#memory = this.#disk;
  }

  #draw(change: NotesOps): void {
    this.#shown = asOneChange([this.#shown, change]);
  }

  #weave(change: NotesOps): void {
    this.#draw(change);
    const at = { retain: this.#caret };
    this.#caret = placeOf(
      transformedChange([...(this.#caret > 0 ? [at] : []), { insert: '|' }], change, false),
    );
  }
}

const acts = ['type', 'type', 'look', 'store', 'send', 'hear', 'read'] as const;
type Act = readonly [who: 0 | 1, act: (typeof acts)[number]];

function written(happening: readonly Act[], letters: readonly [string, string]): readonly string[] {
  const server = new NoteServer();
  const writers = letters.map((own, index) => new Writer(server, own, `${index}-`));
  for (const [who, act] of happening) writers[who]?.[act]();
  for (const writer of [...writers, ...writers]) writer.finish();
  return [...writers.map(({ text }) => text), textOf(documentOf(server.notes))];
}

const small = 'abcdefghijklmnopqrstuvwxyz';
const happenings = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(...acts)), {
  minLength: 5,
  maxLength: 80,
});

test('two who type the same at one place have the same before them as two whose letters nobody can take for the other’s', () => {
  fc.assert(
    fc.property(happenings, (happening) => {
      const [mine, theirs, kept] = written(happening, [small, small]);
      expect([mine, theirs]).toEqual([kept, kept]);
      const [told] = written(happening, [small, small.toUpperCase()]);
      expect(mine).toBe(told?.toLowerCase());
    }),
    { numRuns: 500 },
  );
});

const textOf = (ops: NotesOps) =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : '*')).join('');
