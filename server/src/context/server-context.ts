import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import type { SyncRules } from '@cairn/core/sync/rules';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Person } from './person.ts';
import type { Database } from '../db/database.ts';

/** Notifies all processes of a scope's new version. Call after the commit. */
export type Publish = (scopeId: string, version: number) => void;

export interface ServerContext {
  readonly db: Database;
  readonly now: () => EpochMs;
  readonly publish: Publish;
  /** The rules of the sync. All are on, except in the simulation's mutations. */
  readonly rules: SyncRules;
  readonly plansAreOn: boolean;
  readonly galleryIsOn: boolean;
  /** The rule for sign-ups after the first account. */
  readonly signup: SignupRule;
  /** Whether mails leave this machine. Otherwise addresses cannot be confirmed. */
  readonly mailLeaves: boolean;
}

export interface Writer {
  readonly person: Person;
  readonly key: string | null;
  /** Detects a key reused with another request. */
  readonly requestHash: string;
}
