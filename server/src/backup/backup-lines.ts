/** Gzipped JSON lines, independent of the machine and PostgreSQL's version. */
export type BackupLine =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly madeAt: string;
      readonly migrations: readonly string[];
    }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly unknown[] }
  /** A file may take several lines. All but the first have `more`. */
  | { readonly kind: 'file'; readonly path: string; readonly base64: string; readonly more?: true }
  /** The last line, which is missing if the backup was cut off. */
  | { readonly kind: 'end'; readonly rows: number };

/** A view of jobs that wait or run (migration 0053). A mail that waits is one. */
export const waitingJobs = 'waiting_jobs';

/**
 * Referenced tables come first. `server_state` is left out, because its epoch must change on a restore. `events_to_notify`
 * holds a few seconds only. A restored server has missed the reminders since the backup, so `reminded_until` is left out.
 */
export const backedUpTables = [
  'scopes',
  'users',
  'sign_in_methods',
  'sessions',
  'push_subscriptions',
  'webhooks',
  'webhook_deliveries',
  'access_tokens',
  'calendar_feeds',
  'user_settings',
  'member_settings',
  'spaces',
  'space_settings',
  'memberships',
  'magic_links',
  'invitations',
  'refused_invitations',
  'boards',
  'buckets',
  'cloned_boards',
  'cloned_items',
  'recurrences',
  'climbs',
  'public_climbs',
  'climb_likes',
  'climb_reports',
  'climb_subscriptions',
  'goals',
  'goal_note_changes',
  'comments',
  'follows',
  'goal_watches',
  'read_notices',
  'reminders',
  'folder_goals',
  'files',
  'publications',
  'renewed_links',
  'board_likes',
  'board_follows',
  'board_goals_seen',
  'board_clones',
  'board_reports',
  'board_editors',
  'removed_board_editors',
  'events',
  'waiting_notices',
  'mail_folds',
  'sent_notices',
  'idempotency_keys',
  waitingJobs,
] as const;

/** Restoring these tables revives access that was revoked since the backup, so the operator must ask for it. */
export const accessTables: ReadonlySet<string> = new Set([
  'sessions',
  'push_subscriptions',
  'webhooks',
  'webhook_deliveries',
  'access_tokens',
  'calendar_feeds',
  'magic_links',
]);
