import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Level } from '@cairn/core/plans/limits';

/** Somebody signed in, as every use case knows them. */
export interface Person {
  readonly id: string;
  /** Their public code; goals name people by it. */
  readonly code: string;
  readonly email: string;
  readonly image: string | null;
  readonly isPro: boolean;
  readonly createdAt: Date;
  readonly defaultSpaceId: string | null;
  readonly settings: UserSettings;
  /** The spaces they belong to. */
  readonly spaceIds: readonly string[];
  /** Of the settings as a replicated row. */
  readonly version: number;
  readonly rev: number;
  /** What their plan allows today. */
  readonly level: Level;
  readonly daysJoined: number;
}
