import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';

export interface Filling<Thing> {
  readonly dressed?: (thing: Thing) => Thing;
  readonly write: (tx: Tx, thing: Thing) => void;
}

/** Reads what a new record contains, before any write. So a refusal writes nothing. */
export type Contents<Thing> = (tx: Db) => Promise<Outcome<Filling<Thing>, Refusal>>;

export const nothingOnIt = async (): Promise<Outcome<{ readonly write: () => void }, Refusal>> =>
  accepted({ write: () => {} });
