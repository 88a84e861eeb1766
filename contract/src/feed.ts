import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { z } from 'zod';
import { userSettingsRow } from './accounts.ts';
import { boardRow, bucketRow } from './boards.ts';
import { climbRow, climbSubscriptionRow } from './climbs.ts';
import { commentRow } from './comments.ts';
import { dateOnly, id, typedText } from './fields.ts';
import { folderGoalRow } from './folders.ts';
import { goalFeedRow } from './goals.ts';
import { goalWatchRow } from './watches.ts';
import { readNoticeRow, reminderRow } from './notices.ts';
import { recurrenceRow } from './recurrences.ts';
import { spaceSettingsRow } from './tags.ts';
import { memberSettingsRow, membershipRow, spaceRow } from './spaces.ts';

export const feedRows = {
  goals: goalFeedRow,
  recurrences: recurrenceRow,
  comments: commentRow,
  folder_goals: folderGoalRow,
  boards: boardRow,
  buckets: bucketRow,
  spaces: spaceRow,
  memberships: membershipRow,
  space_settings: spaceSettingsRow,
  user_settings: userSettingsRow,
  member_settings: memberSettingsRow,
  goal_watches: goalWatchRow,
  read_notices: readNoticeRow,
  reminders: reminderRow,
  climbs: climbRow,
  climb_subscriptions: climbSubscriptionRow,
} as const satisfies Record<TableName, z.ZodType>;

export type FeedTable = keyof typeof feedRows;

const tableName = z.enum(Object.keys(feedRows) as [FeedTable, ...FeedTable[]]);

/** One shape for all tables, so a new table needs no new handler. */
const fedRow = z.object({
  table: tableName,
  row: z.looseObject({ id, version: z.number(), rev: z.number() }),
});

const goneRow = z.object({
  table: tableName,
  id,
  rev: z.number().int(),
  version: z.number().int(),
  /** The record's new scope, if it moved. */
  movedTo: id.nullable(),
});

const scopeRows = z.object({
  from: z.number().int(),
  to: z.number().int(),
  /** Whether the pages of this reading contain the whole space or account. */
  full: z.boolean(),
  /** Whether this page ends a full reading. Only then may the reader drop records that no page contained. */
  last: z.boolean(),
  /** How many goals the space has; only in the prelude of a first reading. */
  goals: z.number().int().optional(),
  rows: z.array(fedRow),
  gone: z.array(goneRow),
});

/** The reader lost access. `deleted`: the space was deleted. Without a reason, the reader left or was removed. */
const scopeRevoked = z.object({ revoked: z.literal(true), reason: z.literal('deleted').optional() });

export const feedQuery = z.object({
  cursor: typedText(20_000).optional(),
  /**
   * The reader's day. Without a cursor, the first page is then a prelude with the rows of that day's screens; later
   * pages contain these rows again.
   */
  today: dateOnly.optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(2000),
});

export const feedAnswer = z.object({
  epoch: z.string(),
  cursor: z.string(),
  more: z.boolean(),
  scopes: z.record(z.string(), z.union([scopeRows, scopeRevoked])),
});

/** Sent after each commit, without rows. A client that receives it reads the feed. */
export const streamEvent = z.object({ scope: id, version: z.number().int() });

export type FeedAnswer = z.infer<typeof feedAnswer>;
export type ScopeRows = z.infer<typeof scopeRows>;
export type FedRow = z.infer<typeof fedRow>;
export type GoneRow = z.infer<typeof goneRow>;
export type StreamEvent = z.infer<typeof streamEvent>;
