/** What a step did, seen from outside. */
export type UndoAction =
  | 'added'
  | 'deleted'
  | 'commented'
  | 'commentChanged'
  | 'commentDeleted'
  | 'repeats'
  | 'repeatsOtherwise'
  | 'repeatsNoMore'
  | 'themed'
  | 'completedHidden'
  | 'completedShown'
  | 'columnsFolded'
  | 'set'
  | 'timed'
  | 'timeChanged'
  | 'untimed'
  | 'tagged'
  | 'pinned'
  | 'unpinned'
  | 'favoured'
  | 'unfavoured'
  | 'renamed'
  | 'done'
  | 'reopened'
  | 'undated'
  | 'moved'
  | 'placedBelow'
  | 'detached'
  | 'colored'
  | 'noted'
  | 'reordered'
  | 'listed'
  | 'unlisted'
  | BoardAction
  | 'changed';

/** What a step did to a board or to a list of one. */
type BoardAction = `${'board' | 'list'}${'Added' | 'Deleted' | 'Changed'}`;

/** What a step did, in short: to which goal, and how many were meant. */
export interface UndoSummary {
  readonly action: UndoAction;
  /** The goal's key, where it can be shown. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}
