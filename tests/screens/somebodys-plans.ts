import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import {
  type ColumnId,
  dayColumn,
  decadeColumn,
  lifeColumn,
  monthColumn,
  quarterColumn,
  weekColumn,
  yearColumn,
} from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { momentOf } from '@cairn/core/time/zones';

export interface PlannedGoal {
  readonly tempId: string;
  readonly name: string;
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
  readonly horizonSequenceNo: number;
  readonly color?: string;
  readonly tags?: readonly string[];
  readonly doneDate?: DateOnly;
  readonly datetimeFr?: string;
  readonly datetimeTo?: string;
  /** A temporary id. */
  readonly parent?: string;
  readonly type?: 'divider';
  readonly richThoughts?: { readonly ops: readonly object[] };
  readonly recurrence?: { readonly rule: string };
}

interface Wish {
  readonly color?: string;
  /** The name of its parent, which comes earlier in the list. */
  readonly serves?: string;
  readonly isDivider?: boolean;
  readonly rule?: string;
  readonly tags?: readonly string[];
  readonly isDone?: boolean;
  /** Minutes of the day. */
  readonly from?: number;
  readonly to?: number;
}

/** The goal with its own screen. */
export const finishedThisWeek = 'Finish chapter 8, the tree line';

const itsNote = {
  ops: [
    {
      insert:
        'The chapter turns on one idea: the line moves, slowly, and a person can watch it move in a lifetime. Keep the two photographs side by side.\n',
    },
    { insert: 'Open with the bent pines above the hut' },
    { insert: '\n', attributes: { list: 'bullet' } },
    { insert: 'Cut the second weather passage, it repeats chapter 6' },
    { insert: '\n', attributes: { list: 'bullet' } },
  ],
};

export const tagColors = [
  { tag: 'work', color: 'blue' },
  { tag: 'family', color: 'pink' },
  { tag: 'home', color: 'orange' },
  { tag: 'writing', color: 'purple' },
] as const;

type Line = readonly [column: ColumnId, days: number, name: string, wish?: Wish];

/** Horizon, days from today, name. */
const lines: readonly Line[] = [
  [lifeColumn, 0, 'Write a book worth rereading', { color: 'blue' }],
  [lifeColumn, 0, 'Be somebody whom friends call first'],
  [lifeColumn, 0, 'Run until eighty'],
  [decadeColumn, 0, 'Publish three books', { color: 'blue', serves: 'Write a book worth rereading' }],
  [decadeColumn, 0, 'Speak Portuguese at dinner', { color: 'green' }],
  [yearColumn, 0, 'Half marathon under two hours', { color: 'orange' }],
  [yearColumn, 0, 'First draft of the field guide', { color: 'blue', serves: 'Publish three books' }],
  [yearColumn, 0, 'Draft of part two', { color: 'blue', isDone: true }],
  [yearColumn, 0, 'Six weekends away together', { tags: ['family'] }],
  [quarterColumn, 0, 'Atlas public beta', { color: 'purple', tags: ['work'] }],
  [quarterColumn, 0, 'Finish Portuguese unit 14', { color: 'green' }],
  [
    quarterColumn,
    0,
    'Draft part two, chapters 7 to 11',
    { color: 'blue', serves: 'First draft of the field guide' },
  ],
  [quarterColumn, 91, 'Chapters 12 to 15', { color: 'blue' }],
  [monthColumn, 0, 'Draft chapters 7 to 9', { color: 'blue', serves: 'Draft part two, chapters 7 to 11' }],
  [monthColumn, 0, 'Atlas beta with twenty teams', { color: 'purple', tags: ['work'] }],
  [monthColumn, 0, '100 km of base running', { color: 'orange', isDone: true }],
  [monthColumn, 31, 'Review home insurance', { tags: ['home'] }],
  [weekColumn, 0, finishedThisWeek, { color: 'blue', tags: ['writing'], serves: 'Draft chapters 7 to 9' }],
  [weekColumn, 0, 'Onboarding flow approved', { color: 'purple', isDone: true }],
  [weekColumn, 0, 'Three runs, one of 18 km', { color: 'orange', rule: 'FREQ=WEEKLY' }],
  [weekColumn, 7, 'Plan the eightieth birthday', { tags: ['family'] }],
  [
    dayColumn,
    0,
    'Write 600 words, chapter 8',
    { color: 'blue', from: 7 * 60 + 30, to: 9 * 60, serves: finishedThisWeek },
  ],
  [dayColumn, 0, 'Easy run, 6 km', { color: 'orange', isDone: true }],
  [dayColumn, 0, 'Review onboarding copy', { color: 'purple', tags: ['work'], from: 10 * 60, to: 11 * 60 }],
  [dayColumn, 0, 'Reply to the pilot teams', { tags: ['work'] }],
  [dayColumn, 0, 'Afternoon', { isDivider: true }],
  [dayColumn, 0, 'Call the insurance office', { tags: ['home'] }],
  [dayColumn, 0, 'Portuguese, 20 minutes', { color: 'green', isDone: true }],
  [dayColumn, 0, 'Dinner at Lena’s', { from: 19 * 60, to: 21 * 60 + 30, tags: ['family'] }],
  [dayColumn, 1, 'Write 600 words, chapter 8', { color: 'blue' }],
  [dayColumn, 1, 'Pilot call with the Lisbon team', { color: 'purple', from: 14 * 60, to: 15 * 60 }],
  [dayColumn, 1, 'Winter tyres, boiler check', { tags: ['home'] }],
  [dayColumn, 2, 'Intervals, 8 × 400 m', { color: 'orange' }],
  [dayColumn, 2, 'Renew the passport'],
  [dayColumn, 3, 'Photo prints for the hallway'],
  [dayColumn, 3, 'Clear the shared inbox', { tags: ['work'] }],
  [dayColumn, 4, 'Chapter 8 to Jonas', { color: 'blue', serves: finishedThisWeek }],
  [dayColumn, 4, 'Cinema with Ana', { from: 20 * 60, to: 22 * 60 + 30 }],
  [dayColumn, 5, 'Long run, 18 km', { color: 'orange' }],
  [dayColumn, 6, 'Call mum', { tags: ['family'] }],
  [dayColumn, -1, 'Return the library books', { isDone: true }],
  [dayColumn, -1, 'Re-read the field notes from August', { isDone: true, serves: finishedThisWeek }],
  [dayColumn, -2, 'Write 600 words, chapter 7', { color: 'blue', isDone: true }],
];

export function somebodysPlans(today: DateOnly, zone: string): readonly PlannedGoal[] {
  const idOf = (wanted: string) => `plan-${lines.findIndex(([, , name]) => name === wanted)}`;
  return lines.map(([columnId, days, name, wish = {}], index) => {
    const date = plusDays(today, days);
    const { lastDate: dueDate } = periodOf(columnId, date);
    const { color, tags, isDone, from, to, serves, isDivider, rule } = wish;
    const at = (minutes: number) => new Date(momentOf(date, minutes, zone)).toISOString();
    return {
      tempId: `plan-${index}`,
      name,
      columnId,
      dueDate,
      horizonSequenceNo: 2000 + index * 100,
      ...(color === undefined ? {} : { color }),
      ...(tags ? { tags } : {}),
      ...(serves === undefined ? {} : { parent: idOf(serves) }),
      ...(isDivider ? { type: 'divider' } : {}),
      ...(rule === undefined ? {} : { recurrence: { rule } }),
      ...(name === finishedThisWeek ? { richThoughts: itsNote } : {}),
      ...(isDone ? { doneDate: days < 0 ? date : today } : {}),
      ...(from === undefined || to === undefined ? {} : { datetimeFr: at(from), datetimeTo: at(to) }),
    };
  });
}
