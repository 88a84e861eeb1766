import { boardsOf } from '@cairn/client/boards/boards-of';
import { listsOf } from '@cairn/client/boards/lists-of';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { entriesInFolders } from '@cairn/client/folders/folder-entries';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { tagSettingsOf } from '@cairn/client/tags/tag-settings';
import { notesText, type NotesDelta } from '@cairn/core/notes/delta';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';

export function pictureOf(cairn: Cairn): ReadonlyMap<string, string> {
  const { replica } = cairn;
  const picture = new Map<string, string>();
  for (const goal of replica.seenGoals()) picture.set(goal.id ?? goal.key, describe(goal, cairn));
  for (const goal of untouchedGoals(cairn)) picture.set(goal.key, describe(goal, cairn));
  for (const record of replica.recordsOf('comments').filter(isSeen)) {
    const { goal, richText } = seenFields(record);
    const below = replica.goal(String(goal));
    if (below) picture.set(record.id ?? record.key, `${below.id}: ${notesText(richText as NotesDelta)}`);
  }
  for (const kind of ['pinned', 'favourites'] as const) {
    for (const { id, folder, view: thing, sequenceNo } of entriesInFolders(cairn, kind))
      picture.set(id, `${kind} ${folder.id}: ${thing.id} at ${sequenceNo}`);
  }
  for (const { key: space } of replica.recordsOf('spaces')) {
    for (const { id, key, name, sequenceNo } of boardsOf(cairn, space)) {
      picture.set(id, `board ${name} at ${sequenceNo}`);
      for (const list of listsOf(cairn, key)) {
        const goals = replica.goalsOnList(list.key).map((goal) => goal.id);
        picture.set(list.id, `list ${list.name} at ${list.sequenceNo} of ${id}: ${goals.join()}`);
      }
    }
    picture.set(`tags of ${space}`, JSON.stringify(tagSettingsOf(cairn, space)));
  }
  return picture;
}

/** Untouched occurrences of series, in 50 days around the start. */
function untouchedGoals({ replica }: Cairn): readonly GoalView[] {
  const days = Array.from({ length: 50 }, (_, day) => plusDays('2026-11-18', day));
  const periods = ([1, 2, 3] as const).flatMap((column) => [
    ...new Map(days.map((day) => periodOf(column, day)).map((period) => [period.lastDate, period])).values(),
  ]);
  return periods.flatMap((period) => replica.goalsInPeriod(period)).filter(({ id }) => id === null);
}

function describe(goal: GoalView, cairn: Cairn): string {
  const parent = goal.parent === null ? null : (cairn.replica.goal(goal.parent)?.id ?? goal.parent);
  return JSON.stringify([
    goal.name,
    goal.columnId,
    goal.dueDate,
    goal.doneDate,
    goal.color,
    parent,
    goal.horizonSequenceNo,
    goal.subgoalSequenceNo,
    notesText(goal.richThoughts),
    goal.recurrence,
  ]);
}
