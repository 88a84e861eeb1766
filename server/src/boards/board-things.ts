import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Person } from '../accounts/person.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { writeOnce } from '../writes/write-once.ts';

/** A board or a list, and what has become of it. */
export interface StoredThing<Row> {
  readonly row: Row;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
}

/** Boards, or lists: how they are found and what is said where one is not there. */
export interface ThingKind<Row extends { readonly id: string; readonly space: string }> {
  readonly behind: (db: Db, ref: string, personCode: string) => Promise<StoredThing<Row> | null>;
  readonly unknown: 'board.unknown' | 'bucket.unknown';
  readonly deleted: 'board.deleted' | 'bucket.deleted';
}

/** The board or list behind what a request calls it, deleted or not, when its reader belongs to its space. */
export async function visibleThing<Row extends { readonly id: string; readonly space: string }>(
  house: House,
  db: Db,
  person: Person,
  { behind, unknown }: ThingKind<Row>,
  ref: string,
): Promise<Outcome<StoredThing<Row> & { readonly standing: Standing }, Refusal>> {
  const thing = await behind(db, ref, person.code);
  if (!thing || thing.isPurged) return refused({ code: unknown });
  const standing = await standingIn(db, thing.row.space, person.id);
  const refusal = standingRefusal(house, standing, unknown);
  return refusal ? refused(refusal) : accepted({ ...thing, standing });
}

/** The same for what only counts while it is there. */
export async function livingThing<Row extends { readonly id: string; readonly space: string }>(
  house: House,
  person: Person,
  kind: ThingKind<Row>,
  ref: string,
): Promise<Outcome<Row, Refusal>> {
  const found = await visibleThing(house, house.db, person, kind, ref);
  if (!found.ok) return found;
  return found.value.isDeleted ? refused({ code: kind.deleted }) : accepted(found.value.row);
}

/** What is done to a board or a list, once its space is locked. */
export interface ThingChange<Row, Result> {
  readonly status: number;
  readonly may: (standing: Standing) => boolean;
  /** Whether it is for things that are deleted too. */
  readonly alsoDeleted?: boolean;
  /** @param version the space's */
  readonly change: (
    tx: Tx,
    thing: StoredThing<Row>,
    version: number,
  ) => Promise<Outcome<Result, Refusal>> | Outcome<Result, Refusal>;
}

/** Changes a board or a list that the writer may change; answers null in place of the result when the key comes again. */
export async function changeThing<Row extends { readonly id: string; readonly space: string }, Result>(
  house: House,
  writer: Writer,
  kind: ThingKind<Row>,
  ref: string,
  { status, may, alsoDeleted = false, change }: ThingChange<Row, Result>,
): Promise<Outcome<{ readonly id: string; readonly result: Result | null }, Refusal>> {
  const located = await kind.behind(house.db, ref, writer.person.code);
  if (!located) return refused({ code: kind.unknown });
  const { id, space } = located.row;
  const expected = { status, thingId: id };
  const written = await writeOnce<Result>(house, writer, [space], expected, async (tx, versions) => {
    const found = await visibleThing(house, tx, writer.person, kind, id);
    if (!found.ok) return found;
    if (found.value.isDeleted && !alsoDeleted) return refused({ code: kind.deleted });
    if (!may(found.value.standing)) return refused({ code: 'space.role' });
    const changed = await change(tx, found.value, versions.get(space) as number);
    return changed.ok ? accepted({ ...expected, result: changed.value }) : changed;
  });
  return written.ok ? accepted({ id, result: written.value.result }) : written;
}

/** A thing as it is now, for the answer to a key that comes again. */
export async function thingNow<Row extends { readonly id: string; readonly space: string }>(
  house: House,
  person: Person,
  kind: ThingKind<Row>,
  { id, result }: { readonly id: string; readonly result: Row | null },
): Promise<Outcome<Row, Refusal>> {
  return result === null ? livingThing(house, person, kind, id) : accepted(result);
}
