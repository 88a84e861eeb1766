import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { isSequenceField } from '@cairn/core/goals/list-order';
import { isSeen, seenFields, seenNotes } from '@cairn/core/sync/view';
import { isSame } from '@cairn/core/same';
import type { Cairn } from '../cairn.ts';
import { filedBy } from '../folders/filed.ts';
import { thingFiled } from '../folders/folder-entries.ts';
import { differingFields } from './former-fields.ts';
import { seenGoal } from './seen-goal.ts';
import { repeatBackwards } from './reverse-repeat.ts';
import { isThere, type RecordChange, type RepeatChange, type Step } from './step.ts';

/** What a step did, seen from outside. */
export type Deed =
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
  | BoardDeed
  | 'changed';

/** What a step did to a board or to a list of one. */
type BoardDeed = `${'board' | 'list'}${'Added' | 'Deleted' | 'Changed'}`;

/** What a step did, in short: to which goal, and how many were meant. */
export interface StepStory {
  readonly deed: Deed;
  /** The goal's key, where it can be shown. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** What a step did. */
export function storyOf(cairn: Cairn, { changes, repeat }: Step): StepStory {
  if (repeat) return toldOfRepeat(cairn, repeat);
  const beside = changes.find(({ ref }) => ref.table === 'comments' || ref.table === 'user_settings');
  // What else became of a goal is that it was touched for the first time.
  const isOfGoals =
    !beside ||
    changes.some(({ ref, before, after }) => ref.table === 'goals' && isThere(before) !== isThere(after));
  const board = storyOfBoard(changes);
  if (board) return board;
  const goals = changes.filter(({ ref }) => isOfGoals && ref.table === 'goals');
  const added = goals.filter(({ before, after }) => !isThere(before) && isThere(after));
  const gone = goals.filter(({ before, after }) => isThere(before) && !isThere(after));
  const roots = gone.filter(({ after }) => (after?.deletedWith ?? null) === null);
  const first = added[0] ?? roots[0];
  if (first) return told(first, added.length > 0 ? 'added' : 'deleted', Math.max(added.length, roots.length));
  const deeds = goals.map((change) => ({ change, deed: deedOf(cairn, change) }));
  // What a move has renumbered is not what was moved.
  const main = deeds.find(({ deed }) => deed !== 'reordered') ?? deeds[0];
  const alike = deeds.filter(({ deed }) => deed !== 'reordered' && deed === main?.deed);
  if (main) return told(main.change, main.deed, Math.max(alike.length, 1));
  const inFolder = changes.find(({ ref }) => ref.table === 'folder_goals');
  if (inFolder) return toldOfFolder(cairn, inFolder);
  const deed = beside?.ref.table === 'user_settings' ? deedOfSettings(beside) : deedOfComment(beside);
  return { deed, key: '', name: '', count: 1 };
}

/** What became of a board, or of a list where no board is meant; goals come and go with it. */
function storyOfBoard(changes: readonly RecordChange[]): StepStory | null {
  const ofBoards = changes.filter(({ ref }) => ref.table === 'boards');
  const [thing, meant] =
    ofBoards.length > 0
      ? (['board', ofBoards] as const)
      : (['list', changes.filter(({ ref }) => ref.table === 'buckets')] as const);
  const roots = meant.filter(({ after }) => (after?.deletedWith ?? null) === null);
  const main = roots.find(({ before, after }) => isThere(before) !== isThere(after)) ?? roots[0];
  if (!main) return null;
  if (isThere(main.before) === isThere(main.after)) return told(main, `${thing}Changed`, 1);
  const isAlike = ({ before, after }: RecordChange) =>
    isThere(before) === isThere(main.before) && isThere(after) === isThere(main.after);
  return told(main, `${thing}${isThere(main.after) ? 'Added' : 'Deleted'}`, roots.filter(isAlike).length);
}

function toldOfRepeat({ replica }: Cairn, { key, before, after }: RepeatChange): StepStory {
  const changed = before === null ? 'repeats' : 'repeatsOtherwise';
  const deed = after === null ? 'repeatsNoMore' : changed;
  return { deed, key, name: replica.goal(key)?.name ?? '', count: 1 };
}

function deedOfComment(change: RecordChange | undefined): Deed {
  if (!isThere(change?.after)) return 'commentDeleted';
  return isThere(change.before) ? 'commentChanged' : 'commented';
}

function deedOfSettings({ before, after }: RecordChange): Deed {
  const [was, is] = [before, after].map((record) => (record ? seenFields(record) : {})) as [Fields, Fields];
  const isOnly = (field: string) =>
    Object.keys(is).every((other) => (other === field) !== isSame(was[other], is[other]));
  if (isOnly('darkMode')) return 'themed';
  if (isOnly('collapsedColumnIds')) return 'columnsFolded';
  if (isOnly('hideCompleted')) return is['hideCompleted'] === true ? 'completedHidden' : 'completedShown';
  return 'set';
}

function toldOfFolder(cairn: Cairn, { before, after }: RecordChange): StepStory {
  const record = (after ?? before) as SyncRecord;
  const filed = thingFiled(cairn, filedBy(cairn.replica, seenFields(record)));
  const [isIn, wasIn] = [isThere(after), isThere(before)];
  // Favourites are the person's own.
  const isOwn = record.scope === cairn.account.id;
  const changed = isOwn ? (isIn ? 'favoured' : 'unfavoured') : isIn ? 'pinned' : 'unpinned';
  const deed = isIn === wasIn ? 'reordered' : changed;
  return { deed, key: filed?.of === 'goal' ? filed.thing.key : '', name: filed?.thing.name ?? '', count: 1 };
}

/** The same step the other way round. */
export function backwards({ changes, repeat }: Step): Step {
  return {
    repeat: repeat && repeatBackwards(repeat),
    changes: changes.map((change) => ({ ...change, before: change.after, after: change.before })),
  };
}

function told({ ref, before, after }: RecordChange, deed: Deed, count: number): StepStory {
  const record = after && isSeen(after) ? after : before;
  const name = record ? String(seenFields(record)['name'] ?? '') : '';
  return { deed, key: ref.key, name, count };
}

function deedOf(cairn: Cairn, { before, after, part }: RecordChange): Deed {
  if (part === 'notes') return 'noted';
  if (!before || !after) return 'changed';
  const [was, is] = [seenGoal(cairn, before), seenGoal(cairn, after)];
  const fields = new Set<string>(differingFields(was, is));
  if (fields.has('parent')) return is.parent === null ? 'detached' : 'placedBelow';
  if (fields.has('dueDate') || fields.has('columnId')) return is.dueDate === null ? 'undated' : 'moved';
  if (fields.has('bucketId')) return is.bucketId === null ? 'unlisted' : 'listed';
  if (fields.has('doneDate')) return is.doneDate === null ? 'reopened' : 'done';
  if (fields.has('datetimeFr') || fields.has('datetimeTo')) {
    if (is.datetimeFr === null) return 'untimed';
    return was.datetimeFr === null ? 'timed' : 'timeChanged';
  }
  if (fields.has('name')) return 'renamed';
  if (fields.has('color')) return 'colored';
  if (fields.has('tags')) return 'tagged';
  if (!isSame(seenNotes(before), seenNotes(after))) return 'noted';
  return [...fields].some(isSequenceField) ? 'reordered' : 'changed';
}
