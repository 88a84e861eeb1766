import { type QuickGoal, quickGoalOf } from '@cairn/core/goals/quick-goal';
import type { Schedule } from '@cairn/core/goals/schedule';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { dayColumn, specOf } from '@cairn/core/time/horizons';
import { defaultLife } from '@cairn/core/time/periods';
import type { Language } from '@cairn/words/language';
import { saidMoments } from './said-moments.ts';

/** A line and its reading: the name, date and time, repeat, signs and offers, between vertical bars. */
export type TypedLine = readonly [line: string, reading: string];

/** A Thursday, 11:40. */
export const typedOn = { today: '2026-11-26', now: 700 } as const;

const people = [
  { code: 'u1', name: 'Ida Berg' },
  { code: 'u2', name: 'Tom Meier' },
  { code: 'u3', name: 'Tomás Silva' },
  { code: 'u4', name: 'Zoë Lang' },
];

export function typedGoal(
  line: string,
  language: Language,
  place: Schedule | null = { columnId: dayColumn, dueDate: typedOn.today },
  refused: ReadonlySet<string> = new Set(),
): QuickGoal {
  const { today, now } = typedOn;
  return quickGoalOf(line, {
    moments: saidMoments(line, { today, minutes: now }, language),
    refused,
    today,
    now,
    life: defaultLife,
    place,
    people,
  });
}

/** Renders a goal as `call mum | 2026-11-27 09:30–10:30 | FREQ=WEEKLY until 2027-01-01 | #family @ida !blue 45m | ? May`. */
export function readingOf(goal: QuickGoal): string {
  const { name, schedule, block, repeat, tags, assignee, color, minutes, likely } = goal;
  const person = people
    .find(({ code }) => code === assignee)
    ?.name.split(' ')[0]
    ?.toLowerCase();
  const signs = [
    ...tags.map((tag) => `#${tag}`),
    person === undefined ? '' : `@${person}`,
    color === null ? '' : `!${color}`,
    minutes === null ? '' : `${minutes}m`,
  ];
  const repeats = repeat && [
    repeat.rule,
    repeat.anchor === 'completion' ? 'after done' : '',
    repeat.dateTo === null ? '' : `until ${repeat.dateTo}`,
  ];
  return [
    name,
    joined([schedule ? dateText(schedule) : '', block ? timesText(block) : '']),
    joined(repeats ?? []),
    joined(signs),
    likely.length === 0 ? '' : `? ${likely.map(({ text }) => text).join(', ')}`,
  ]
    .filter((text) => text !== '')
    .join(' | ');
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' ');

const dateText = ({ columnId, dueDate }: Schedule) =>
  columnId === dayColumn ? dueDate : `${specOf(columnId).horizon} to ${dueDate}`;

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const timesText = ({ from, to }: DayBlock) => `${clockText(from)}–${clockText(to)}`;
