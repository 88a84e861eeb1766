export interface PutBackRefusal {
  readonly code: 'goal.unknown' | 'board.unknown' | 'space.unknown';
}
