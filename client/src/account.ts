export interface Account {
  readonly id: string;
  /** The public code in `createdBy`. */
  readonly code: string;
  /** The default space of new goals. */
  readonly defaultSpaceId: string;
}
