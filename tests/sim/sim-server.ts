import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import type { SyncRules } from '@cairn/core/sync/rules';
import type { Reached } from './network.ts';

/** A goal as the database holds it, deleted ones too. */
export interface StoredGoal {
  readonly id: string;
  readonly space: string;
  readonly name: string;
  readonly dueDate: string | null;
  readonly parent: string | null;
  readonly richThoughts: unknown;
  readonly isDeleted: boolean;
  /** The goal whose deletion took this one along; its own id for that goal itself. */
  readonly deletedWith: string | null;
  /** The board or the list whose deletion took it along. */
  readonly deletedWithList: string | null;
}

/** A board that is there. */
export interface StoredBoard {
  readonly id: string;
  readonly space: string;
}

/** A living goal or board in a folder, as the database holds it. */
export type StoredEntry = { readonly folder: string } & (
  | { /** What the goal is called. */ readonly goal: string; readonly board: null }
  | { readonly goal: null; /** The board's id. */ readonly board: string }
);

/** What was backed up of some people and their spaces. */
export interface Backup {
  /** Puts all of it back, and forgets what came since. */
  restore(): Promise<void>;
}

/** What the simulation needs of the real server and its database. */
export interface SimServer {
  /** Makes people with an account and a space each. */
  makePeople(count: number): Promise<readonly User[]>;
  /** Lets a person into a space. */
  join(space: string, person: User): Promise<void>;
  /** Takes a person out of a space. */
  leave(space: string, person: User): Promise<void>;
  /** The server with these rules. */
  reached(rules: SyncRules): Reached;
  /** Answers as the real server does, with these rules. */
  serve(person: string, request: WireRequest, rules: SyncRules): Promise<WireAnswer>;
  /** Backs up the rows of people and their spaces. */
  backUp(people: readonly User[], rules: SyncRules): Promise<Backup>;
  /** As if half a year had passed: everything deleted is removed for good, and no trace is kept of it, nor of how notes grew. */
  forgetHistory(people: readonly User[]): Promise<void>;
  goalsOf(spaces: readonly string[]): Promise<readonly StoredGoal[]>;
  /** The texts of all comments that are there. */
  commentsOf(spaces: readonly string[]): Promise<readonly string[]>;
  /** The boards that are there. */
  boardsOf(spaces: readonly string[]): Promise<readonly StoredBoard[]>;
  /** What is in folders. */
  entriesOf(spaces: readonly string[]): Promise<readonly StoredEntry[]>;
  /** How the spaces show their tags, as one text. */
  tagsOf(spaces: readonly string[]): Promise<string>;
  /** What a device that has never been here would show. */
  freshPicture(user: User): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}
