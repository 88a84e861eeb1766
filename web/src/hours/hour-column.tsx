import { usePeriodGoals } from '@cairn/client/react/goals';
import { useMayAddTo } from '@cairn/client/react/viewed';
import { useCairn } from '@cairn/client/react/cairn-context';
import { countsOf } from '@cairn/core/goals/counts';
import { dayPlanOf } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import { clockChangeOn } from '@cairn/core/time/block-times';
import { plusDays } from '@cairn/core/time/date-only';
import { isWeekend } from '@cairn/core/time/hours';
import { dayColumn } from '@cairn/core/time/horizons';
import { longDayName, weekdayName } from '@cairn/core/time/period-names';
import { type Period, periodOf } from '@cairn/core/time/periods';
import type { Workday } from '@cairn/core/time/estimated-blocks';
import { type EpochMs, wallTimeAt } from '@cairn/core/time/zones';
import { IconButton } from '@cairn/ui/icon-button';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { memo, useId, useMemo } from 'react';
import { drawing } from '../drag/hours-aim.ts';
import { dayTitle, firstFreeBlock } from '../goals/day-times.ts';
import { useListLook } from '../goals/list-look.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { DrawnField } from './drawn-field.tsx';
import { EarlierGoals } from './earlier-goals.tsx';
import { GridMarks } from './grid-marks.tsx';
import { HourBlock } from './hour-block.tsx';
import styles from './hour-grid.module.css';
import { NotedBlock } from './noted-block.tsx';
import { UntimedStrip } from './untimed-strip.tsx';
import { daysFromTo } from './days-from-to.ts';

interface HourColumnProps {
  readonly day: Period;
  readonly isAlone: boolean;
  readonly now: EpochMs;
  readonly workday: Workday;
  readonly onPage: (step: 1 | -1) => void;
}

export const HourColumn = memo(function HourColumn(props: HourColumnProps) {
  const { day, isAlone, now, workday, onPage } = props;
  const cairn = useCairn();
  const planning = usePlanning();
  const { timezone: zone, today, hideCompleted } = planning;
  const date = day.firstDate;
  const headingId = useId();
  const { wants, showsDone } = useListLook();
  const { status, goals } = usePeriodGoals(day);
  const dayBefore = useMemo(() => periodOf(dayColumn, plusDays(date, -1)), [date]);
  const { goals: goalsBefore } = usePeriodGoals(dayBefore);
  const plan = useMemo(
    () => dayPlanOf(goals, goalsBefore, { date, zone, now, workday }),
    [goals, goalsBefore, date, zone, now, workday],
  );
  const { done, total } = useMemo(() => countsOf(wants ? goals.filter(wants) : goals), [goals, wants]);
  const change = useMemo(() => clockChangeOn(date, zone), [date, zone]);
  const { title, subtitle } = namedPeriod(day, planning);
  const isToday = date === today;
  const wall = wallTimeAt(now, zone);
  const isShown = ({ goal }: (typeof plan.untimed)[number] | (typeof plan.blocks)[number]) =>
    (!wants || wants(goal)) && (showsDone || !hideCompleted || !isDone(goal));
  const shownBlocks = plan.blocks.filter(isShown);
  const mayAdd = useMayAddTo({ columnId: dayColumn, dueDate: date });
  const add = () => drawing.set({ date, block: firstFreeBlock(cairn, date) });
  const progress = total > 0 ? m.period_progress({ done, total }) : '';
  const isEmpty = isAlone && !wants && status === 'ready' && total === 0 && plan.blocks.length === 0;

  return (
    <section
      className={styles.day}
      aria-labelledby={headingId}
      data-hours-day={date}
      data-now={isToday || undefined}
      data-weekend={isWeekend(date) || undefined}
    >
      <header className={styles.head} data-hours-head>
        <div className={styles.name}>
          <h2 id={headingId} className={isAlone ? 'sr-only' : undefined}>
            {isAlone ? (
              longDayName(date, planning.locale, planning.today)
            ) : (
              <Link
                to="/horizons/$slug/"
                params={{ slug: 'hours' }}
                search={{ page: daysFromTo(today, date) || undefined }}
                data-tip={m.hours_only_day({ day: title })}
              >
                {title}
              </Link>
            )}
          </h2>
          <span className={styles.detail}>
            {isEmpty
              ? m.hours_empty()
              : [
                  isAlone ? '' : isToday ? weekdayName(date, planning.locale) : subtitle,
                  isToday || isAlone ? progress : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
          {mayAdd && (
            <IconButton
              label={m.hours_add_on({ day: dayTitle(date, planning) })}
              icon={<Plus />}
              className={styles.add}
              onClick={add}
            />
          )}
        </div>
        {status === 'loading' ? (
          <Skeleton label={m.loading()} />
        ) : (
          <UntimedStrip
            goals={plan.untimed.filter(isShown)}
            date={date}
            title={title}
            isAlone={isAlone}
            onPage={onPage}
          />
        )}
        <EarlierGoals blocks={shownBlocks.filter(({ line }) => line === null)} />
      </header>
      <div className={styles.body} data-hours-body data-hours-still={!mayAdd || undefined}>
        <ul aria-label={m.hours_grid_of({ day: title })} className={styles.blocks}>
          {shownBlocks.map((block) =>
            block.line === null ? (
              <HourBlock
                key={`${block.goal.key} ${block.isRest}`}
                block={block}
                date={date}
                isAlone={isAlone}
                onPage={onPage}
              />
            ) : (
              <NotedBlock key={`${block.goal.key} ${block.from} ${block.lane}`} block={block} date={date} />
            ),
          )}
        </ul>
        <GridMarks date={date} change={change} now={wall.date === date ? wall.minutes : null} />
        <DrawnField date={date} />
      </div>
    </section>
  );
});
