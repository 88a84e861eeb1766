import type { GoalFields, GoalType } from '@cairn/core/goals/goal';
import { goalOutline, type OutlineGoal } from '@cairn/core/goals/lines';
import { type MoveTarget, sequenceFieldOfTarget } from '@cairn/core/goals/list-order';
import type { GoalColor } from '@cairn/core/goals/colors';
import type { Schedule } from '@cairn/core/goals/schedule';
import { type NotesDelta, notesWithTextBefore } from '@cairn/core/notes/delta';
import { numberedAt } from '@cairn/core/order/sequence';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { nearestPlannedLength } from '@cairn/core/time/planned-length';
import type { Cairn } from '../cairn/cairn.ts';
import { listRecord } from '../replica/lists-on.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { Saved } from '../saved.ts';
import { firstTouch } from './first-touch.ts';
import { todayOf } from '../replica/today.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { aboveRefs } from './edit-goal.ts';
import { type ListPosition, numbersAt } from './list-position.ts';
import { spaceOfPlace } from './space-for-new-goals.ts';

export interface NewGoals {
  readonly text: string;
  readonly place: MoveTarget;
  readonly position: ListPosition;
  readonly type?: GoalType;
  /** The period of goals on a list or below a parent. */
  readonly schedule?: Schedule | null;
  /** By default the parent's. */
  readonly color?: GoalColor | null;
  /** The planned length of the goals that this call names; other lengths become the nearest possible. */
  readonly durationMinutes?: number | null;
  readonly times?: Pick<GoalFields, 'datetimeFr' | 'datetimeTo'>;
  readonly tags?: readonly string[];
  /** A user code. */
  readonly assignee?: string;
  /** The space of a goal without parent and list; defaults to `spaceForNewGoals`. */
  readonly space?: string;
  /** Put behind the overflow of a long line. */
  readonly notes?: NotesDelta;
  /** The keys derive from the seed: a second call with the same seed adds nothing. At most 80 characters. */
  readonly seed?: string;
}

/**
 * Adds one goal a line, without bullets. Indented lines become subgoals; the end of a long line becomes the
 * note.
 *
 * @returns the keys in line order; empty for an empty text
 */
export function addGoals(
  cairn: Cairn,
  {
    text,
    place,
    position,
    type = null,
    schedule = null,
    color = null,
    durationMinutes = null,
    times,
    tags = [],
    notes: thoughts,
    assignee,
    space: named,
    seed,
  }: NewGoals,
): Saved & { readonly keys: readonly string[] } {
  const lines: readonly OutlineGoal[] =
    type === null ? goalOutline(text) : [{ name: text.trim(), overflow: '', isDone: false, subgoals: [] }];
  if (lines.length === 0) return { keys: [], saved: Promise.resolve() };
  const numbering = numbersAt(cairn, place, position, lines.length);
  const field = sequenceFieldOfTarget(place);
  const parent = 'parent' in place ? cairn.replica.goal(place.parent) : undefined;
  const list = 'list' in place ? listRecord(cairn, place.list) : undefined;
  const space = spaceOfPlace(cairn, place, named);
  const where = placeNamed(place, parent?.key ?? list?.key);
  const records: SyncRecord[] = [];
  const shownColor = color ?? parent?.color ?? null;
  const make = ({ name, overflow, isDone, subgoals }: OutlineGoal, standing: Fields): void => {
    const fields = {
      space,
      name,
      ...standing,
      ...(type === null ? {} : { type }),
      ...(tags.length === 0 ? {} : { tags }),
      ...(shownColor === null || type !== null ? {} : { color: shownColor }),
      ...(durationMinutes === null || type !== null
        ? {}
        : { durationMinutes: nearestPlannedLength(durationMinutes) }),
      ...(assignee === undefined ? {} : { assignee }),
      ...(isDone ? { doneDate: todayOf(cairn) } : {}),
    };
    const notes = notesWithTextBefore(overflow, thoughts ?? null)?.ops ?? null;
    const id = seed === undefined ? undefined : `${seed}-${records.length}`;
    const record = newRecord(cairn, 'goals', space, { fields, notes }, 'offline-', id);
    records.push(record);
    const places = numberedAt([], 0, subgoals.length).inserted;
    subgoals.forEach((subgoal, at) => make(subgoal, { parent: record.key, subgoalSequenceNo: places[at] }));
  };
  lines.forEach((line, index) =>
    make(line, { ...schedule, ...where, ...times, [field]: numbering.inserted[index] }),
  );
  const refs = numbering.renumbered.map(({ key }) => refOf('goals', key));
  const above = aboveRefs(cairn, parent?.key);
  const add = () =>
    cairn.change([...refs, ...above, ...records], (found) => ({
      put: [
        ...above.flatMap((ref) => firstTouch(found.get(refKey(ref))) ?? []),
        // The second run, on the disk, keeps existing goals.
        ...records.map((record) => found.get(refKey(record)) ?? record),
        ...numbering.renumbered.flatMap(({ key, sequenceNo }) => {
          const record = found.get(refKey(refOf('goals', key)));
          return record ? [editedRecord(record, { fields: { [field]: sequenceNo }, notes: null })] : [];
        }),
      ],
    }));
  return { keys: records.map((record) => record.key), saved: cairn.undoStack.during(add).result };
}

function placeNamed(place: MoveTarget, key: string | undefined): Partial<GoalFields> {
  if ('parent' in place) return { parent: key ?? place.parent };
  return 'list' in place ? { bucketId: key ?? place.list } : place;
}
