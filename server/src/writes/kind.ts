import type { RefusalCode } from '@cairn/contract/refusals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';

export interface Kind<Stored> {
  /** Also returns deleted records. */
  readonly find: (db: Db, ref: string, person: Person) => Promise<Stored | null>;
  readonly idOf: (stored: Stored) => string;
  /** The `ref` by which `find` finds the record again. Default: its id. */
  readonly nameOf?: (stored: Stored, ref: string) => string;
  readonly spaceOf: (stored: Stored) => string;
  /** The scope that holds the record's row. Default: its space. */
  readonly scopeOf?: (stored: Stored, person: Person) => string;
  readonly isDeleted: (stored: Stored) => boolean;
  /** `stranger` is for callers who never belonged to the space. Default: `unknown`. */
  readonly codes: {
    readonly unknown: RefusalCode;
    readonly stranger?: RefusalCode;
    readonly deleted: RefusalCode;
    readonly forbidden: RefusalCode;
    /** For viewers. Default: `forbidden`. */
    readonly readOnly?: RefusalCode;
  };
  /** Returns why a non-member may not change the record, or null. Default: {@link standingRefusal}. */
  readonly outsiderRefusal?: (
    context: ServerContext,
    db: Db,
    found: Found<Stored>,
    person: Person,
  ) => Promise<Refusal | null>;
}

export interface Found<Stored> {
  readonly stored: Stored;
  readonly standing: Standing;
}

export interface Access<Stored> {
  readonly alsoDeleted?: boolean;
  /** Default: every member who may write. */
  readonly may?: (standing: Standing, stored: Stored) => boolean;
}

export async function visibleOne<Stored>(
  context: ServerContext,
  db: Db,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Found<Stored>, Refusal>> {
  const stored = await kind.find(db, ref, person);
  if (!stored) return refused({ code: kind.codes.unknown });
  const found = { stored, standing: await standingIn(db, kind.spaceOf(stored), person.id) };
  const refusal = await outsiderRefusalOf(context, db, person, kind, found);
  return refusal ? refused(refusal) : accepted(found);
}

export async function livingFound<Stored>(
  context: ServerContext,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Found<Stored>, Refusal>> {
  const found = await visibleOne(context, context.db, person, kind, ref);
  return found.ok && kind.isDeleted(found.value.stored) ? refused({ code: kind.codes.deleted }) : found;
}

export async function livingOne<Stored>(
  context: ServerContext,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Stored, Refusal>> {
  const found = await livingFound(context, person, kind, ref);
  return found.ok ? accepted(found.value.stored) : found;
}

export async function livingRow<Stored extends { readonly row: unknown }>(
  context: ServerContext,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Stored['row'], Refusal>> {
  const found = await livingOne(context, person, kind, ref);
  return found.ok ? accepted(found.value.row) : found;
}

export async function accessRefusal<Stored>(
  context: ServerContext,
  db: Db,
  person: Person,
  kind: Kind<Stored>,
  found: Found<Stored>,
  { alsoDeleted = false, may = mayWrite }: Access<Stored>,
): Promise<Refusal | null> {
  const { stored, standing } = found;
  const refusal = await outsiderRefusalOf(context, db, person, kind, found);
  if (refusal) return refusal;
  if (kind.isDeleted(stored) && !alsoDeleted) return { code: kind.codes.deleted };
  if (may(standing, stored)) return null;
  const { forbidden, readOnly = forbidden } = kind.codes;
  return { code: mayWrite(standing) ? forbidden : readOnly };
}

async function outsiderRefusalOf<Stored>(
  context: ServerContext,
  db: Db,
  person: Person,
  { codes, outsiderRefusal }: Kind<Stored>,
  found: Found<Stored>,
): Promise<Refusal | null> {
  if (outsiderRefusal) return outsiderRefusal(context, db, found, person);
  return standingRefusal(context, found.standing, codes.stranger ?? codes.unknown);
}
