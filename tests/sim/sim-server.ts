import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import type { Role } from '@cairn/core/spaces/roles';
import type { SyncRules } from '@cairn/core/sync/rules';
import type { Reached } from './network.ts';

export interface StoredGoal {
  readonly id: string;
  readonly space: string;
  readonly name: string;
  readonly dueDate: string | null;
  readonly parent: string | null;
  readonly richThoughts: unknown;
  readonly isDeleted: boolean;
  /** The goal whose deletion also deleted this goal; its own id if deleted directly. */
  readonly deletedWith: string | null;
  /** The board or list whose deletion also deleted this goal. */
  readonly deletedWithList: string | null;
}

export interface StoredBoard {
  readonly id: string;
  readonly space: string;
}

export type StoredEntry = { readonly folder: string } & (
  | { /** The goal's name. */ readonly goal: string; readonly board: null }
  | { readonly goal: null; /** The board's id. */ readonly board: string }
);

/** A goal that a climb has made, also after the climb was left. */
export interface StoredClimbGoal {
  readonly id: string;
  readonly subscription: string;
  /** Id of the step, and which goal of the step. */
  readonly step: string;
  readonly repeat: number;
  readonly isLeft: boolean;
  readonly isDone: boolean;
  readonly isDeleted: boolean;
}

export interface StoredClimb {
  readonly id: string;
  readonly isLeft: boolean;
}

export interface Backup {
  restore(): Promise<void>;
}

export interface SimServer {
  makePeople(count: number): Promise<readonly User[]>;
  join(space: string, person: User, role: Role): Promise<void>;
  giveRole(space: string, person: User, role: Role): Promise<void>;
  leave(space: string, person: User): Promise<void>;
  reached(rules: SyncRules): Reached;
  serve(person: string, request: WireRequest, rules: SyncRules): Promise<WireAnswer>;
  backUp(people: readonly User[], rules: SyncRules): Promise<Backup>;
  /** Acts as if half a year had passed: removes deleted rows and old history for good. */
  forgetHistory(people: readonly User[]): Promise<void>;
  goalsOf(spaces: readonly string[]): Promise<readonly StoredGoal[]>;
  commentsOf(spaces: readonly string[]): Promise<readonly string[]>;
  boardsOf(spaces: readonly string[]): Promise<readonly StoredBoard[]>;
  entriesOf(spaces: readonly string[]): Promise<readonly StoredEntry[]>;
  tagsOf(spaces: readonly string[]): Promise<string>;
  climbsOf(person: User): Promise<readonly StoredClimb[]>;
  climbGoalsOf(spaces: readonly string[]): Promise<readonly StoredClimbGoal[]>;
  freshPicture(user: User): Promise<ReadonlyMap<string, string>>;
  /** Returns a line for each climb and goal that a new device shows at a moment. */
  freshClimbs(user: User, now: number): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}
