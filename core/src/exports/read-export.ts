import { backgroundFilePattern, backgroundNames, type Background } from '../accounts/background.ts';
import { climbCategories } from '../climbs/categories.ts';
import { type ClimbStep, maxPeriodIndex, maxRepeatCount, maxStepIdLength } from '../climbs/climb-step.ts';
import { climbIcons } from '../climbs/icons.ts';
import type { ClimbMark } from '../goals/climb-step-of-goal.ts';
import { goalColors } from '../goals/colors.ts';
import type { GoalType } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { OccurrenceOf } from '../goals/occurrence-id.ts';
import { tagColors, type TagSetting } from '../tags/tag-settings.ts';
import { isTag } from '../tags/tags.ts';
import { isPlannedLength } from '../time/planned-length.ts';
import { horizonSpecs } from '../time/horizons.ts';
import type {
  CairnExport,
  ExportedBoard,
  ExportedClimb,
  ExportedComment,
  ExportedEntry,
  ExportedGoal,
  ExportedList,
  ExportedMember,
  ExportedSeries,
  ExportedSpace,
  ExportedStartedClimb,
} from './cairn-export.ts';
import { exportVersion } from './cairn-export.ts';
import {
  day,
  flag,
  listOf,
  moment,
  objectOf,
  oneOf,
  orMissing,
  orNull,
  richText,
  shapeOf,
  text,
  whole,
} from './json-shape.ts';

/** `import.newer`: a newer version of Cairn wrote the file. */
export type ReadExportRefusal = { readonly code: 'import.newer' | 'import.broken' };

const column = oneOf(horizonSpecs.map(({ id }) => id));
const tags = listOf(shapeOf((value): value is string => typeof value === 'string' && isTag(value)));
const color = shapeOf(
  (value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value),
);
const background = shapeOf(
  (value): value is Background =>
    typeof value === 'string' &&
    ((backgroundNames as readonly string[]).includes(value) || backgroundFilePattern.test(value)),
);
const notes = richText;
/** Files from before goals had planned lengths are without it. */
const plannedLength = orMissing(shapeOf(isPlannedLength));
const someNotes = shapeOf((value): value is ExportedComment['richText'] => {
  const read = richText(value);
  return read.ok && read.value !== null;
});

const goal = objectOf<ExportedGoal>({
  id: text,
  name: text,
  parent: orNull(text),
  columnId: orNull(column),
  bucketId: orNull(text),
  dueDate: orNull(day),
  doneDate: orNull(day),
  datetimeFr: orNull(moment),
  datetimeTo: orNull(moment),
  createdDatetime: moment,
  type: oneOf<GoalType>([null, 'space', 'divider']),
  assignee: orNull(text),
  color: orNull(oneOf(goalColors)),
  durationMinutes: plannedLength,
  tags,
  public: flag,
  sequenceNo: whole,
  horizonSequenceNo: whole,
  bucketSequenceNo: whole,
  subgoalSequenceNo: whole,
  recurrence: orNull(objectOf<OccurrenceOf>({ id: text, originalDate: day })),
  richThoughts: notes,
});

const series = objectOf<ExportedSeries>({
  id: text,
  columnId: column,
  rule: text,
  anchor: oneOf(['date', 'completion']),
  dateFr: day,
  countedFrom: day,
  dateTo: orNull(day),
  skippedDates: listOf(day),
  name: text,
  richThoughts: notes,
  color: orNull(oneOf(goalColors)),
  durationMinutes: plannedLength,
  tags,
  assignee: orNull(text),
  datetimeFr: orNull(moment),
  datetimeTo: orNull(moment),
  horizonSequenceNo: whole,
});

const board = objectOf<ExportedBoard>({
  id: text,
  name: text,
  emoji: orNull(text),
  sequenceNo: whole,
  background: orNull(background),
  cover: orNull(background),
  color,
  richDescription: notes,
});

const list = objectOf<ExportedList>({
  id: text,
  board: text,
  name: text,
  emoji: orNull(text),
  showEmoji: flag,
  expanded: flag,
  sequenceNo: whole,
});

const comment = objectOf<ExportedComment>({
  id: text,
  goal: text,
  author: text,
  isOwn: flag,
  createdDatetime: moment,
  richText: someNotes,
});

const entry = objectOf<ExportedEntry>({ goal: orNull(text), board: orNull(text), sequenceNo: whole });

const space = objectOf<ExportedSpace>({
  id: text,
  name: text,
  emoji: orNull(text),
  color,
  enabledColumnIds: listOf(column),
  showTags: flag,
  tags: listOf(
    objectOf<TagSetting>({
      tag: shapeOf((value): value is string => typeof value === 'string' && isTag(value)),
      color: orNull(oneOf(tagColors)),
      hidden: flag,
    }),
  ),
  members: listOf(objectOf<ExportedMember>({ code: text, name: text, role: text })),
  boards: listOf(board),
  lists: listOf(list),
  series: listOf(series),
  goals: listOf(goal),
  comments: listOf(comment),
  pinned: listOf(entry),
  favourites: listOf(entry),
});

const number = (least: number, most: number) =>
  shapeOf(
    (value): value is number => Number.isInteger(value) && least <= Number(value) && Number(value) <= most,
  );
const step = objectOf<ClimbStep>({
  id: shapeOf(
    (value): value is string => typeof value === 'string' && value !== '' && value.length <= maxStepIdLength,
  ),
  name: text,
  label: text,
  richDescription: notes,
  richThoughts: notes,
  repeatCount: number(1, maxRepeatCount),
  enabled: flag,
  column,
  periodIndex: number(1, maxPeriodIndex),
});

const climb = objectOf<ExportedClimb>({
  id: text,
  name: text,
  description: text,
  richDescription: notes,
  icon: oneOf(climbIcons),
  color: oneOf(goalColors),
  category: orNull(oneOf(climbCategories)),
  inOrder: flag,
  suggestedStart: orNull(number(1, 7)),
  steps: listOf(step),
});

const startedClimb = objectOf<ExportedStartedClimb>({
  id: text,
  space: text,
  climb: objectOf<ClimbMark>({ name: text, icon: text, color: text, code: text, slug: text }),
  inOrder: flag,
  startDate: day,
  steps: listOf(step),
  goals: listOf(text),
});

const exported = objectOf<CairnExport>({
  format: oneOf(['cairn']),
  version: whole,
  exportedDatetime: moment,
  person: objectOf<CairnExport['person']>({
    name: text,
    email: orNull(text),
    settings: shapeOf(
      (value): value is Readonly<Record<string, unknown>> =>
        typeof value === 'object' && value !== null && !Array.isArray(value),
    ),
  }),
  climbs: orMissing(listOf(climb)),
  startedClimbs: orMissing(listOf(startedClimb)),
  spaces: listOf(space),
});

/** The export may still be invalid. */
export function isCairnExport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'cairn';
}

/** One invalid value refuses the whole export. */
export function readExport(value: unknown): Outcome<CairnExport, ReadExportRefusal> {
  if (!isCairnExport(value)) return refused({ code: 'import.broken' });
  const { version } = value as { readonly version?: unknown };
  if (typeof version === 'number' && version > exportVersion) return refused({ code: 'import.newer' });
  const read = exported(value);
  if (!read.ok || read.value.version !== exportVersion) return refused({ code: 'import.broken' });
  const ids = read.value.spaces.flatMap((each) =>
    [each.boards, each.lists, each.series, each.goals].flatMap((things) => things.map(({ id }) => id)),
  );
  return new Set(ids).size < ids.length ? refused({ code: 'import.broken' }) : accepted(read.value);
}
