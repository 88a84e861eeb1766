/** The target of the entry is missing on this device. */
export interface PutBackRefusal {
  readonly code: 'goal.unknown' | 'board.unknown' | 'space.unknown';
}
