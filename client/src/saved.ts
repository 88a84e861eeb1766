/** What every verb gives back: the screen has changed already, the disk is on its way. */
export interface Saved {
  /** Resolves when it is on this device's disk; rejects with StorageRefused when the device cannot keep it. */
  readonly saved: Promise<void>;
}
