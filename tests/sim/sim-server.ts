import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import type { SyncRules } from '@cairn/core/sync/rules';

/** A goal as the database holds it, deleted ones too. */
export interface StoredGoal {
  readonly id: string;
  readonly name: string;
  readonly dueDate: string | null;
  readonly parent: string | null;
  readonly richThoughts: unknown;
  readonly isDeleted: boolean;
  /** The goal whose deletion took this one along; its own id for that goal itself. */
  readonly deletedWith: string | null;
}

/** What the simulation needs of the real server and its database. */
export interface SimServer {
  /** Makes people with an account and a space each. */
  makePeople(count: number): Promise<readonly User[]>;
  /** Lets people into a space. */
  join(space: string, people: readonly User[]): Promise<void>;
  /** Answers as the real server does, with these rules. */
  serve(person: string, request: WireRequest, rules: SyncRules): Promise<WireAnswer>;
  goalsOf(spaces: readonly string[]): Promise<readonly StoredGoal[]>;
  /** What a device that has never been here would show. */
  freshPicture(user: User): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}
