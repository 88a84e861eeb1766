/** The simulation switches off a single rule at a time to show that it notices. */
export interface SyncRules {
  /** Server: a write locks its scope, so versions become visible in order. */
  readonly scopeLock: boolean;
  /** Server: an idempotency key applies once. */
  readonly idempotency: boolean;
  /** Server: a write sets only the fields it sends. */
  readonly fieldMerge: boolean;
  /** Server: note changes are transformed over concurrent ones. */
  readonly notesMerge: boolean;
  /** Server: a goal is never its own ancestor. */
  readonly noRing: boolean;
  /** Server: a writer who has left gets 403, not 404. */
  readonly spaceLeft: boolean;
  /** Server: a goal has one re-created successor. */
  readonly oneSuccessor: boolean;
  readonly epochOnRestore: boolean;
  /** Client: edits made during an upload stay on top of its result. */
  readonly editOnTop: boolean;
  readonly keyBeforeSend: boolean;
  /** Client: a feed row waits for the answer to an upload. */
  readonly rowWaitsForAnswer: boolean;
  /** Client: a feed row with the `tempId` of a local record belongs to that record. */
  readonly tempIdMatch: boolean;
  /** Client: rows and cursor are stored together. */
  readonly rowsWithCursor: boolean;
  /** Client: an edit sends the revision on the screen, which may be older than the one on the disk. */
  readonly seenRevision: boolean;
  /** Client: a note change keeps its place beside its words, even if the note on the disk has more text. */
  readonly noteFollowsDisk: boolean;
  /** Client: a page that is left writes unstored changes to a journal. */
  readonly journalWhenLeft: boolean;
  /** Client: an answer counts only if it looks like the server's. */
  readonly onlyOurAnswers: boolean;
}

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
