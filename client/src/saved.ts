/** The result of a verb: the screen has changed, the disk follows. */
export interface Saved {
  /** Rejects with StorageRefused if the disk rejects the change. */
  readonly saved: Promise<void>;
}
