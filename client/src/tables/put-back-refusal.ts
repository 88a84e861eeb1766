/** Why an entry stays on the shelf: the goal, board or space that it belongs to is not here. */
export interface PutBackRefusal {
  readonly code: 'goal.unknown' | 'board.unknown' | 'space.unknown';
}
