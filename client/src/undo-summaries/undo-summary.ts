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
  | 'durationChanged'
  | 'noted'
  | 'reordered'
  | 'listed'
  | 'unlisted'
  | BoardAction
  | 'climbLeft'
  | 'climbJoined'
  | 'changed';

type BoardAction = `${'board' | 'list' | 'climb'}${'Added' | 'Deleted' | 'Changed'}`;

export interface UndoSummary {
  readonly action: UndoAction;
  /** The key of the goal to show, or empty. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}
