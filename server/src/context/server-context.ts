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
  /** All rules are on. The simulation (tests/sim) turns single rules off to prove that they are needed. */
  readonly rules: SyncRules;
  readonly plansAreOn: boolean;
  readonly galleryIsOn: boolean;
  /** Address of the video for new people; null for none. */
  readonly introduction: string | null;
  readonly signup: SignupRule;
  /** False if mails are only written into files. Then addresses cannot be confirmed. */
  readonly mailLeaves: boolean;
}

export interface Writer {
  readonly person: Person;
  readonly key: string | null;
  /** Detects an idempotency key that is reused with another request. */
  readonly requestHash: string;
}
