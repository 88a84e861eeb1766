import { useSettings } from '@cairn/client/react/account';
import { usePeriodGoals } from '@cairn/client/react/goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { dayPlanOf, type PlannedBlock } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import { plusDays } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { shareOnStrip, stripOf } from '@cairn/core/time/day-strip';
import { dayColumn } from '@cairn/core/time/horizons';
import { type Period, periodOf } from '@cairn/core/time/periods';
import { wallTimeAt } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { blockText } from '../../goals/day-times.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import { hourText } from '../../goals/clock-time-text.ts';
import { useNow } from '../../hours/use-now.ts';
import styles from './hour-strip.module.css';

/** Timed goals, and goals without a time that fit between them. */
export function HourStrip({ day }: { readonly day: Period }) {
  const planning = usePlanning();
  const { timezone: zone, hideCompleted } = planning;
  const { workdayFromMinutes: from, workdayToMinutes: to } = useSettings();
  const now = useNow();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const date = day.firstDate;
  const { goals } = usePeriodGoals(day);
  const { goals: goalsBefore } = usePeriodGoals(
    useMemo(() => periodOf(dayColumn, plusDays(date, -1)), [date]),
  );
  const workday = useMemo(() => ({ from, to }), [from, to]);
  const plan = useMemo(
    () => dayPlanOf(goals, goalsBefore, { date, zone, now, workday }),
    [goals, goalsBefore, date, zone, now, workday],
  );
  const blocks = plan.blocks.filter(({ goal }) => !hideCompleted || !isDone(goal));
  const wall = wallTimeAt(now, zone);
  const minute = wall.date === date ? wall.minutes : null;
  const strip = stripOf(workday, blocks, minute);
  const hours = Array.from({ length: (strip.to - strip.from) / 60 }, (_, hour) => strip.from + hour * 60);
  const lanes = Math.max(1, ...blocks.map((block) => block.lanes));
  const { title } = namedPeriod(day, planning);

  // Scrolls to now if the strip is longer than the window.
  const shareOfNow = minute === null ? 0 : shareOnStrip(strip, minute);
  const firstShare = useRef(shareOfNow);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = firstShare.current * element.scrollWidth - element.clientWidth / 4;
  }, [firstShare]);

  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{m.hours_title()}</h2>
        {blocks.length === 0 && <span>{m.home_no_times()}</span>}
        <Link to="/horizons/$slug/" params={{ slug: 'hours' }}>
          {m.home_plan_hours()}
        </Link>
      </header>
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-labelledby={headingId}
        // In the evening the strip may have no focusable content, but keys must scroll it.
        // oxlint-disable-next-line no-noninteractive-tabindex
        tabIndex={0}
      >
        <div
          className={styles.track}
          style={{ '--hours': hours.length, '--strip-lanes': lanes } as CSSProperties}
        >
          <div className={styles.hours} aria-hidden="true">
            {hours.map((at) => (
              <span key={at}>{hourText(at, planning)}</span>
            ))}
          </div>
          <ul aria-label={m.hours_grid_of({ day: title })}>
            {blocks.map((block) => (
              <StripBlock
                key={`${block.goal.key} ${block.isRest}`}
                block={block}
                strip={strip}
                text={blockText(date, block, planning)}
              />
            ))}
          </ul>
          {minute !== null && (
            <i className={styles.now} style={{ left: `${shareOfNow * 100}%` }} aria-hidden="true" />
          )}
        </div>
      </div>
    </section>
  );
}

interface StripBlockProps {
  readonly block: PlannedBlock<GoalView>;
  readonly strip: DayBlock;
  readonly text: string;
}

function StripBlock({ block, strip, text }: StripBlockProps) {
  const openGoal = useOpenGoal();
  const { goal, from, to, lane, isEstimated } = block;
  const name = goal.name === '' ? m.goal_untitled() : goal.name;
  const time = isEstimated ? `${text} ${m.hours_estimated()}` : text;
  const start = shareOnStrip(strip, from);
  return (
    <li
      style={
        {
          left: `${start * 100}%`,
          width: `${(shareOnStrip(strip, to) - start) * 100}%`,
          '--lane': lane,
        } as CSSProperties
      }
    >
      <button
        type="button"
        className={styles.block}
        data-color={goal.color ?? undefined}
        data-done={isDone(goal) || undefined}
        data-estimated={isEstimated || undefined}
        data-tip={`${name} · ${time}`}
        aria-label={`${isDone(goal) ? `${m.home_done()}: ` : ''}${name}, ${time}`}
        onClick={() => openGoal(goal.key)}
      >
        {isDone(goal) && <Check aria-hidden="true" />}
        <span dir="auto">{name}</span>
      </button>
    </li>
  );
}
