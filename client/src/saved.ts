export interface Saved {
  /** Rejects with StorageRefused if the disk refuses the change. */
  readonly saved: Promise<void>;
}
