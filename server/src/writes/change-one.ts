import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import { HasMoved } from './has-moved.ts';
import { type Access, accessRefusal, type Found, type Kind, livingRow } from './kind.ts';
import { standingIn } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { readAndWriteOnce } from './write-once.ts';

export interface Change<Stored, Result> extends Access<Stored> {
  readonly status: number;
  /** Id stored with the outcome. Default: the record's id. */
  readonly thingId?: string;
  /** Returns further scopes to lock. */
  readonly alsoIn?: (located: Stored) => Promise<Outcome<readonly string[], Refusal>>;
  readonly change: (
    tx: Tx,
    locked: Locked<Stored>,
  ) => Promise<Outcome<Result, Refusal>> | Outcome<Result, Refusal>;
}

export interface Locked<Stored> extends Found<Stored> {
  readonly version: number;
  readonly versions: ReadonlyMap<string, number>;
}

/** `result` is null when the idempotency key was used before. */
export interface Changed<Result> {
  readonly id: string;
  readonly space: string;
  readonly result: Result | null;
}

/**
 * Changes one record in one transaction. Checks in order: the record exists, membership, deletion, rights, the change
 * itself. Reads the record again after locking.
 *
 * @throws {@link HasMoved} if the record is now in a space that is not locked
 */
export async function changeOne<Stored, Result>(
  context: ServerContext,
  writer: Writer,
  kind: Kind<Stored>,
  ref: string,
  { status, thingId, alsoIn = async () => accepted([]), change, ...access }: Change<Stored, Result>,
): Promise<Outcome<Changed<Result>, Refusal>> {
  const { person } = writer;
  const scopeOf = (stored: Stored) => kind.scopeOf?.(stored, person) ?? kind.spaceOf(stored);
  const located = await kind.find(context.db, ref, person);
  if (!located) return refused({ code: kind.codes.unknown });
  const others = await alsoIn(located);
  const id = kind.idOf(located);
  const space = kind.spaceOf(located);
  const expected = { status, thingId: thingId ?? id };
  const written = await readAndWriteOnce<Result, Found<Stored | null>>(
    context,
    writer,
    [...new Set([scopeOf(located), ...(others.ok ? others.value : [])])],
    expected,
    async (db) => {
      const name = kind.nameOf?.(located, ref) ?? id;
      const [stored, standing] = await Promise.all([
        kind.find(db, name, person),
        standingIn(db, space, person.id),
      ]);
      return { stored, standing };
    },
    async (tx, versions, { stored, standing }) => {
      if (!stored) return refused({ code: kind.codes.unknown });
      const version = versions.get(scopeOf(stored));
      if (version === undefined) throw new HasMoved(scopeOf(stored));
      // The record may have moved to another locked scope.
      const now = kind.spaceOf(stored);
      const found = { stored, standing: now === space ? standing : await standingIn(tx, now, person.id) };
      const refusal = await accessRefusal(context, tx, person, kind, found, access);
      if (refusal) return refused(refusal);
      // Only after the check of access: this refusal tells that the record exists.
      if (!others.ok) return others;
      const changed = await change(tx, { ...found, version, versions });
      return changed.ok ? accepted({ ...expected, result: changed.value }) : changed;
    },
  );
  return written.ok ? accepted({ id, space, result: written.value.result }) : written;
}

export async function rowNow<Stored extends { readonly row: unknown }>(
  context: ServerContext,
  { person }: Writer,
  kind: Kind<Stored>,
  { id, result }: Changed<Stored['row']>,
): Promise<Outcome<Stored['row'], Refusal>> {
  return result === null ? livingRow(context, person, kind, id) : accepted(result);
}
