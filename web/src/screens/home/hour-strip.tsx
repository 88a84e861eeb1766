import type { GoalView } from '@cairn/client/replica/goal-view';
import type { PlannedBlock } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { shareOnStrip, stripOf } from '@cairn/core/time/day-strip';
import type { Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { type CSSProperties, useId, useLayoutEffect, useRef } from 'react';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import { clockTimeText, hourText } from '../../goals/clock-time-text.ts';
import { blockText } from '../../goals/day-times.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { namedPeriod, type Planning, usePlanning } from '../../goals/planning.ts';
import type { ShownDay } from '../../hours/use-shown-day.ts';
import styles from './hour-strip.module.css';
import { minutesText } from '../../hours/minutes-text.ts';

interface HourStripProps {
  readonly day: Period;
  readonly shown: ShownDay;
}

/** Timed goals, and goals without a time that fit between them. */
export function HourStrip({ day, shown }: HourStripProps) {
  const planning = usePlanning();
  const { hideCompleted } = planning;
  const { plan, workday, minute, current } = shown;
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const date = day.firstDate;
  const blocks = plan.blocks.filter(({ goal }) => !hideCompleted || !isDone(goal));
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
        <StripHead id={headingId} date={date} shown={shown} />
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
              <span key={at}>{isUnderNow(at, minute) ? '' : hourText(at, planning)}</span>
            ))}
          </div>
          <ul aria-label={m.hours_grid_of({ day: title })}>
            {blocks.map((block) => (
              <StripBlock
                key={`${block.goal.key} ${block.isRest} ${block.line === null ? '' : `${block.from} ${block.lane}`}`}
                block={block}
                isCurrent={block === current}
                strip={strip}
                text={blockText(date, block, planning)}
              />
            ))}
          </ul>
          {minute !== null && (
            <i className={styles.now} style={{ left: `${shareOfNow * 100}%` }} aria-hidden="true">
              <span>{clockTimeText(minute, planning)}</span>
            </i>
          )}
        </div>
      </div>
    </section>
  );
}

/** Whether the label of the current time covers this hour's label. */
function isUnderNow(at: number, minute: number | null): boolean {
  return minute !== null && minute > at - 20 && minute < at + 45;
}

interface StripHeadProps {
  readonly id: string;
  readonly date: DateOnly;
  readonly shown: ShownDay;
}

function StripHead({ id, date, shown: { plan, minute, current, next } }: StripHeadProps) {
  const planning = usePlanning();
  const time = current ?? next;
  const text = time && blockText(date, time, planning);
  if (minute === null || text === null)
    return (
      <>
        <h2 id={id}>{m.hours_title()}</h2>
        {plan.blocks.every(({ isEstimated, line }) => isEstimated || line !== null) ? (
          <span>{m.home_no_times()}</span>
        ) : (
          minute !== null && <span>{m.home_no_more_times()}</span>
        )}
      </>
    );
  if (current)
    return (
      <>
        <h2 id={id}>{m.home_now({ name: nameOf(current) })}</h2>
        <span>
          {m.home_now_lead({ time: text, left: minutesText(current.to - minute) })}{' '}
          {thenText(current, next, planning)}
        </span>
      </>
    );
  return (
    next && (
      <>
        <h2 id={id}>{m.home_next({ name: nameOf(next) })}</h2>
        <span>{m.home_next_lead({ time: text, left: minutesText(next.from - minute) })}</span>
      </>
    )
  );
}

type Block = PlannedBlock<GoalView>;

const nameOf = ({ goal }: Block) => bidiIsolated(goal.name === '' ? m.goal_untitled() : goal.name);

function thenText(current: Block, next: Block | null, planning: Planning): string {
  if (!next) return m.home_then_free();
  if (next.from === current.to) return m.home_then_next({ name: nameOf(next) });
  return m.home_then_free_until({ time: clockTimeText(next.from, planning) });
}

interface StripBlockProps {
  readonly block: PlannedBlock<GoalView>;
  readonly isCurrent: boolean;
  readonly strip: DayBlock;
  readonly text: string;
}

function StripBlock({ block, isCurrent, strip, text }: StripBlockProps) {
  const openGoal = useOpenGoal();
  const { goal, from, to, lane, isEstimated, line } = block;
  const name = line ?? (goal.name === '' ? m.goal_untitled() : goal.name);
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
        data-current={isCurrent || undefined}
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
