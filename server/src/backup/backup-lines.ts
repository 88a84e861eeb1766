/**
 * A backup is gzipped text, one JSON value on each line: a head, then rows by table, then files in pieces, then an end.
 *
 * Nothing in it belongs to one version of PostgreSQL or one machine, so it can be read anywhere, also by hand.
 */
export type BackupLine =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly madeAt: string;
      readonly migrations: readonly string[];
    }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly unknown[] }
  /** A piece of a file, in order; a file's first piece has no `more`. */
  | { readonly kind: 'file'; readonly path: string; readonly base64: string; readonly more?: true }
  /** Without it the backup was cut off. */
  | { readonly kind: 'end'; readonly rows: number };

/**
 * The tables that hold what people made, those that others refer to first.
 *
 * Not `server_state`, whose epoch has to differ after a restoring, and not the keys and jobs of the moment.
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
 * The tables of a backup that let somebody in. What was ended since the backup would work again with them, so they are
 * restored only where that is asked for, as in a move to another machine.
 */
export const accessTables: ReadonlySet<string> = new Set([
  'sessions',
  'access_tokens',
  'calendar_feeds',
  'magic_links',
]);
