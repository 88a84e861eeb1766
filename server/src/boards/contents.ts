import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';

/** What stands on a new board or list. */
export interface Filling<Thing> {
  /** The board or list as it is with that; as it was where nothing is said. */
  readonly dressed?: (thing: Thing) => Thing;
  readonly write: (tx: Tx, thing: Thing) => void;
}

/**
 * What stands on a new board or list from the beginning: read before anything is written, since a refusal writes nothing,
 * then written with it.
 */
export type Contents<Thing> = (tx: Db) => Promise<Outcome<Filling<Thing>, Refusal>>;

/** Nothing. */
export const nothingOnIt = async (): Promise<Outcome<{ readonly write: () => void }, Refusal>> =>
  accepted({ write: () => {} });
