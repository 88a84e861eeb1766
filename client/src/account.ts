/** Whose data this is. */
export interface Account {
  readonly id: string;
  /** The public code that stands in `createdBy`. */
  readonly code: string;
  /** Where new goals go when nothing says otherwise. */
  readonly defaultSpaceId: string;
}
