/** A backup is gzipped JSON lines, independent of machine and PostgreSQL version. */
export type BackupLine =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly madeAt: string;
      readonly migrations: readonly string[];
    }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly unknown[] }
  /** A file may have several pieces; only the later pieces have `more`. */
  | { readonly kind: 'file'; readonly path: string; readonly base64: string; readonly more?: true }
  /** The last line. Missing if the backup was cut off. */
  | { readonly kind: 'end'; readonly rows: number };

/**
 * The tables of a backup, in an order in which referenced tables come first. Left out are `server_state`, whose epoch
 * must change on a restore, and temporary keys and jobs.
 */
export const backedUpTables = [
  'scopes',
  'users',
  'sign_in_methods',
  'sessions',
  'access_tokens',
  'calendar_feeds',
  'user_settings',
  'member_settings',
  'spaces',
  'space_settings',
  'memberships',
  'magic_links',
  'invitations',
  'boards',
  'buckets',
  'recurrences',
  'goals',
  'goal_note_changes',
  'comments',
  'follows',
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
  'idempotency_keys',
] as const;

/**
 * Restoring these tables revives access that was revoked since the backup. So the restore of access must be requested,
 * as for a move to another machine.
 */
export const accessTables: ReadonlySet<string> = new Set([
  'sessions',
  'access_tokens',
  'calendar_feeds',
  'magic_links',
]);
