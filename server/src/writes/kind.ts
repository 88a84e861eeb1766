import type { RefusalCode } from '@cairn/contract/refusals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';

/** A kind of thing that belongs to a space: how a request's name for it is resolved, and the codes that refuse it. */
export interface Kind<Stored> {
  /** Returns null where nothing has this name for this person. A deleted thing is found. */
  readonly find: (db: Db, ref: string, person: Person) => Promise<Stored | null>;
  readonly idOf: (stored: Stored) => string;
  /** The name that finds it a second time; its id unless given. */
  readonly nameOf?: (stored: Stored, ref: string) => string;
  /** The space whose members may see it. */
  readonly spaceOf: (stored: Stored) => string;
  /** The scope that its rows belong to; its space unless given. */
  readonly scopeOf?: (stored: Stored, person: Person) => string;
  readonly isDeleted: (stored: Stored) => boolean;
  /** `unknown` refuses what does not exist, `stranger` a person who never belonged to its space; `unknown` unless given. */
  readonly codes: {
    readonly unknown: RefusalCode;
    readonly stranger?: RefusalCode;
    readonly deleted: RefusalCode;
    readonly forbidden: RefusalCode;
  };
  /** Returns why a person who is no member of its space may not change it; {@link standingRefusal} unless given. */
  readonly outsiderRefusal?: (
    context: ServerContext,
    db: Db,
    found: Found<Stored>,
    person: Person,
  ) => Promise<Refusal | null>;
}

/** A thing as it is stored, and what the person is to its space. */
export interface Found<Stored> {
  readonly stored: Stored;
  readonly standing: Standing;
}

/** What a person may do with a thing. */
export interface Access<Stored> {
  /** Whether deleted things may be changed too; false unless given. */
  readonly alsoDeleted?: boolean;
  /** Whether a member may do this; every member may unless given. */
  readonly may?: (standing: Standing, stored: Stored) => boolean;
}

/** Finds a thing for a member of its space, deleted or not. */
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

/** Finds a thing that is not deleted, for a member of its space. */
export async function livingOne<Stored>(
  context: ServerContext,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Stored, Refusal>> {
  const found = await visibleOne(context, context.db, person, kind, ref);
  if (!found.ok) return found;
  const { stored } = found.value;
  return kind.isDeleted(stored) ? refused({ code: kind.codes.deleted }) : accepted(stored);
}

/** The same, for a kind that is known by its row. */
export async function livingRow<Stored extends { readonly row: unknown }>(
  context: ServerContext,
  person: Person,
  kind: Kind<Stored>,
  ref: string,
): Promise<Outcome<Stored['row'], Refusal>> {
  const found = await livingOne(context, person, kind, ref);
  return found.ok ? accepted(found.value.row) : found;
}

/** Returns why a person may not do this with a thing that exists, or null: first membership, then deletion, then rights. */
export async function accessRefusal<Stored>(
  context: ServerContext,
  db: Db,
  person: Person,
  kind: Kind<Stored>,
  found: Found<Stored>,
  { alsoDeleted = false, may = () => true }: Access<Stored>,
): Promise<Refusal | null> {
  const { stored, standing } = found;
  const refusal = await outsiderRefusalOf(context, db, person, kind, found);
  if (refusal) return refusal;
  if (kind.isDeleted(stored) && !alsoDeleted) return { code: kind.codes.deleted };
  return may(standing, stored) ? null : { code: kind.codes.forbidden };
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
