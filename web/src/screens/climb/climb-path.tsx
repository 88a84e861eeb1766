import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import type { PlannedGoal } from '@cairn/core/climbs/planned-goals';
import { notesText } from '@cairn/core/notes/delta';
import { type DateOnly, daysBetween } from '@cairn/core/time/date-only';
import { weekColumn } from '@cairn/core/time/horizons';
import { dayName, rangeName } from '@cairn/core/time/period-names';
import { periodOf, weekOf } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import Flag from 'lucide-react/icons/flag';
import { useId, useState } from 'react';
import { useDrawn } from '../../base/use-frames.ts';
import { ListNote } from '../../goals/hidden-goals.tsx';
import { maxDrawn } from '../../goals/list-look.ts';
import { stoneOf } from '../../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import styles from './climb-screen.module.css';
import { stepsPerFrame } from './steps-per-frame.ts';

interface ClimbPathProps {
  readonly steps: readonly ClimbStep[];
  /** Empty while the start is not valid. */
  readonly planned: readonly PlannedGoal[];
  readonly startDate: DateOnly;
  readonly color: string;
  readonly language: string;
}

interface PathPart {
  readonly name: string;
  readonly dates: string;
  readonly steps: readonly StepOnPath[];
}

interface StepOnPath {
  readonly step: ClimbStep;
  readonly goals: readonly PlannedGoal[];
}

/** Longer climbs are shown by months. */
const mostWeeks = 14;

/** The steps by week, or by month for a long climb, with the dates of the chosen start. */
export function ClimbPath({ steps, planned, startDate, color, language }: ClimbPathProps) {
  const planning = usePlanning();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const parts = usePathParts(steps, planned, startDate);
  const count = parts.reduce((sum, part) => sum + part.steps.length, 0);
  const shown = showsAll ? count : Math.min(count, maxDrawn);
  const drawn = firstSteps(parts, Math.min(shown, useDrawn(shown, stepsPerFrame)));
  const last = planned.map(({ columnId, dueDate }) => periodOf(columnId, dueDate, planning.life).lastDate);
  const summit = last.toSorted().at(-1);
  return (
    <section className={styles.path} aria-labelledby={headingId} data-color={color}>
      <h2 id={headingId}>{m.climb_path()}</h2>
      <ol>
        {drawn.map((part) => (
          <li key={part.name}>
            <header>
              <b>{part.name}</b>
              <span>{part.dates}</span>
            </header>
            <ol lang={language}>
              {part.steps.map((each) => (
                <PathStep key={each.step.id} {...each} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {count > shown && (
        <ListNote>
          {m.climb_steps_hidden({ count: count - shown })}
          <button type="button" onClick={() => setShowsAll(true)}>
            {m.show_all()}
          </button>
        </ListNote>
      )}
      {summit !== undefined && (
        <p className={styles.summit}>
          <Flag aria-hidden="true" />
          {m.climb_summit_on({ date: dayName(summit, planning.today, planning.locale) })}
        </p>
      )}
    </section>
  );
}

function firstSteps(parts: readonly PathPart[], count: number): readonly PathPart[] {
  let left = count;
  return parts.flatMap((part) => {
    const steps = part.steps.slice(0, left);
    left -= steps.length;
    return steps.length === 0 ? [] : [{ ...part, steps }];
  });
}

function usePathParts(
  steps: readonly ClimbStep[],
  planned: readonly PlannedGoal[],
  startDate: DateOnly,
): readonly PathPart[] {
  const planning = usePlanning();
  const { today, locale } = planning;
  const byStep = Map.groupBy(planned, ({ step }) => step.id);
  const all = steps.flatMap((step): readonly StepOnPath[] => {
    const goals = byStep.get(step.id);
    return goals ? [{ step, goals }] : [];
  });
  const firstMonday = weekOf(startDate).firstDate;
  const weekAt = (date: DateOnly) => Math.max(Math.floor(daysBetween(firstMonday, date) / 7), 0) + 1;
  const opening = ({ goals }: StepOnPath) => goals[0]?.opensOn ?? startDate;
  const isLong = all.some((each) => weekAt(opening(each)) > mostWeeks);
  const parts = Map.groupBy(all, (each) => {
    const date = opening(each) < startDate ? startDate : opening(each);
    return isLong ? `${date.slice(0, 7)}-01` : weekOf(date).firstDate;
  });
  return [...parts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, own]) => {
      const period = periodOf(isLong ? 3 : weekColumn, date);
      return isLong
        ? { name: namedPeriod(period, planning).title, dates: '', steps: own }
        : {
            name: m.climb_week({ number: weekAt(date) }),
            dates: rangeName(period.firstDate, period.lastDate, today, locale),
            steps: own,
          };
    });
}

function PathStep({ step, goals }: StepOnPath) {
  const { today, locale } = usePlanning();
  const { name, label, column, richDescription } = step;
  const description = richDescription === null ? '' : notesText(richDescription).trim();
  const [first, last] = [goals[0], goals.at(-1)];
  return (
    <li>
      <svg className={styles.stone} viewBox="-8 -10 16 16" aria-hidden="true">
        <ellipse rx="5.6" ry="2.7" />
        <ellipse cx=".4" cy="-4.3" rx="3.7" ry="2.2" />
      </svg>
      <HorizonGlyph stone={stoneOf[column]} />
      <div>
        <b dir="auto">{name || m.goal_untitled()}</b>
        {label !== '' && <em dir="auto">{label}</em>}
        {description !== '' && <p dir="auto">{description}</p>}
      </div>
      <span className={styles.repeats}>
        {goals.length === 1 ? m.climb_once() : m.climb_times({ count: goals.length })}
        {first && last && goals.length > 1 && (
          <span>{rangeName(first.opensOn, last.dueDate, today, locale)}</span>
        )}
      </span>
    </li>
  );
}
