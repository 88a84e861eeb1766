import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';

export interface Filling<Thing> {
  readonly dressed?: (thing: Thing) => Thing;
  readonly write: (tx: Tx, thing: Thing) => void;
}

/** Reads the contents of a new board or list. Writes nothing yet, so a refusal leaves nothing behind. */
export type Contents<Thing> = (tx: Db) => Promise<Outcome<Filling<Thing>, Refusal>>;

export const nothingOnIt = async (): Promise<Outcome<{ readonly write: () => void }, Refusal>> =>
  accepted({ write: () => {} });
