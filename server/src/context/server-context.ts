import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import type { SyncRules } from '@cairn/core/sync/rules';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Person } from './person.ts';
import type { Database } from '../db/database.ts';

/** Tells every process that a scope has reached a version; called after the commit. */
export type Publish = (scopeId: string, version: number) => void;

/** What every use case stands on. */
export interface ServerContext {
  readonly db: Database;
  readonly now: () => EpochMs;
  readonly publish: Publish;
  /** All on, except in the simulation's mutations. */
  readonly rules: SyncRules;
  readonly plansAreOn: boolean;
  /** Whether this Cairn has a gallery of public boards. */
  readonly galleryIsOn: boolean;
  /** Who may create an account after the first one. */
  readonly signup: SignupRule;
  /** Whether mails leave this machine: only then can people confirm their addresses. */
  readonly mailLeaves: boolean;
}

/** Who writes, and the key under which the write applies once; null when the writer gave none. */
export interface Writer {
  readonly person: Person;
  readonly key: string | null;
  /** Tells the same key with another request. */
  readonly requestHash: string;
}
