import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';

/**
 * What stands on a new board or list from the beginning: read before anything is written, since a refusal writes nothing,
 * then written with it.
 */
export type Contents<Thing> = (tx: Db) => Promise<Outcome<(tx: Tx, thing: Thing) => void, Refusal>>;

/** Nothing. */
export const nothingOnIt: Contents<unknown> = async () => accepted(() => {});
