/** The simulation switches off one rule at a time to prove that its checks notice the missing rule. */
export interface SyncRules {
  /** Server: a write locks its space or account, so that versions become visible in order. */
  readonly scopeLock: boolean;
  /** Server: a write with a known idempotency key is not applied again. */
  readonly idempotency: boolean;
  /** Server: a write sets only the fields in its body. */
  readonly fieldMerge: boolean;
  /** Server: note changes are transformed over concurrent ones. */
  readonly notesMerge: boolean;
  /** Server: a goal is never its own ancestor. */
  readonly noRing: boolean;
  /** Server: a writer who has left the space gets 403, not 404. */
  readonly spaceLeft: boolean;
  /** Server: a goal has at most one re-created successor. */
  readonly oneSuccessor: boolean;
  readonly epochOnRestore: boolean;
  /** Client: edits made during an upload survive its answer. */
  readonly editOnTop: boolean;
  readonly keyBeforeSend: boolean;
  /** Client: a row from the feed waits for the answer to an upload. */
  readonly rowWaitsForAnswer: boolean;
  /** Client: a row whose `tempId` is that of a local record belongs to that record. */
  readonly tempIdMatch: boolean;
  /** Client: one transaction stores rows and cursor. */
  readonly rowsWithCursor: boolean;
  /** Client: an edit carries the revision on the screen, even if the disk has a newer one. */
  readonly seenRevision: boolean;
  /** Client: a note change moves along with its words if the stored note is longer. */
  readonly noteFollowsDisk: boolean;
  /** Client: a closing page writes unstored changes to a journal. */
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
