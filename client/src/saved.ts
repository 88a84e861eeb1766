export interface Saved {
  /** Rejects with StorageRefused if the disk rejects the change. */
  readonly saved: Promise<void>;
}
