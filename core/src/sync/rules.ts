/**
 * The rules that keep work from being lost or doubled, each by name.
 *
 * All of them are always on. The simulation switches them off one at a time, to show that it would notice.
 */
export interface SyncRules {
  /** Server: a write locks its scope, so versions become visible in number order. */
  readonly scopeLock: boolean;
  /** Server: the same idempotency key applies once. */
  readonly idempotency: boolean;
  /** Server: only the sent fields are set. */
  readonly fieldMerge: boolean;
  /** Server: notes changes are transformed over what came between. */
  readonly notesMerge: boolean;
  /** Server: a parent never makes a ring. */
  readonly noRing: boolean;
  /** Server: a writer who has left hears 403, not 404. */
  readonly spaceLeft: boolean;
  /** Server: one successor for each recreated goal. */
  readonly oneSuccessor: boolean;
  /** Server: a restored database has a new epoch. */
  readonly epochOnRestore: boolean;
  /** Client: what is typed during an upload stays on top of its result. */
  readonly editOnTop: boolean;
  /** Client: the key is stored before the request leaves. */
  readonly keyBeforeSend: boolean;
  /** Client: a feed row waits while an upload of the same record is under way. */
  readonly rowWaitsForAnswer: boolean;
  /** Client: a feed row whose `tempId` is ours is that record. */
  readonly tempIdMatch: boolean;
  /** Client: rows and cursor are stored together. */
  readonly rowsWithCursor: boolean;
  /** Client: an edit tells the revision that was on the screen, not the one that the disk has by then. */
  readonly seenRevision: boolean;
  /** Client: a change of a note made on the screen stays with its words on the disk, which may hold more. */
  readonly noteFollowsDisk: boolean;
  /** Client: what a page has under way when it is left is written down, and made at the next opening. */
  readonly journalWhenLeft: boolean;
  /** Client: an answer counts only when it looks as the server's do. */
  readonly onlyOurAnswers: boolean;
}

/** Every rule on. */
export const allSyncRules: SyncRules = {
  scopeLock: true,
  idempotency: true,
  fieldMerge: true,
  notesMerge: true,
  noRing: true,
  spaceLeft: true,
  oneSuccessor: true,
  epochOnRestore: true,
  editOnTop: true,
  keyBeforeSend: true,
  rowWaitsForAnswer: true,
  tempIdMatch: true,
  rowsWithCursor: true,
  seenRevision: true,
  noteFollowsDisk: true,
  journalWhenLeft: true,
  onlyOurAnswers: true,
};
