import { usePeriodGoals } from '@cairn/client/react/goals';
import { countsOf, isAllDone, isJustDone } from '@cairn/core/goals/counts';
import { holdsDate, type Period } from '@cairn/core/time/periods';
import { longDayName } from '@cairn/core/time/period-names';
import { EmptyState } from '@cairn/ui/empty-state';
import { Ring } from '@cairn/ui/ring';
import { Skeleton } from '@cairn/ui/skeleton';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { type ComponentType, useEffect, useId, useMemo, useRef } from 'react';
import { celebrated } from '../goals/ui-requests.ts';
import { GoalList, type GoalListProps } from '../goals/goal-list.tsx';
import { useListLook } from '../goals/list-look.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { NothingInFilter } from './list-tools.tsx';
import type { DrawnPart } from './now-first.ts';
import { keyHints } from '../base/key-hints.ts';
import styles from './period-panel.module.css';
import { zoneOfPeriod } from '../drag/zones.ts';

export interface PeriodPanelProps {
  readonly period: Period;
  /** `column`: stacked, beside other columns. `slide`: full height, in a row of one horizon. */
  readonly look: 'column' | 'slide';
  readonly greets?: boolean;
  /** Set if no column heading is above the panel. */
  readonly isAlone?: boolean;
  /** See `now-first.ts`. */
  readonly drawn?: DrawnPart;
  readonly list?: ComponentType<GoalListProps>;
}

export function PeriodPanel(props: PeriodPanelProps) {
  const { period, look, greets = false, isAlone = false, drawn = 'whole', list: List = GoalList } = props;
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const headingId = useId();
  const { wants, arrange, showsDone, toOwnOrder } = useListLook();
  const { status, goals: all } = usePeriodGoals(period);
  const goals = useMemo(() => {
    const wanted = wants ? all.filter(wants) : all;
    return arrange ? arrange(wanted) : wanted;
  }, [all, wants, arrange]);
  const counts = useMemo(() => countsOf(goals), [goals]);
  const { done, total } = counts;
  const { title, subtitle } = useMemo(() => namedPeriod(period, planning), [period, planning]);
  const allCounts = useMemo(() => (goals === all ? counts : countsOf(all)), [all, goals, counts]);
  const countsBefore = useRef(allCounts);
  useEffect(() => {
    // Celebrates only after a key or press here, not for a goal done on another device.
    if (isJustDone(countsBefore.current, allCounts) && navigator.userActivation.isActive)
      celebrated.set({ name: title, total: allCounts.total });
    countsBefore.current = allCounts;
  }, [allCounts, title]);
  const isNow = holdsDate(period, planning.today);
  const isDay = period.columnId === 1;
  const isLong = look === 'slide' && isDay && isNow;
  const detail = isLong ? longDayName(period.firstDate, planning.locale) : subtitle;
  // In a column, panels are below the column's heading; elsewhere below the page's.
  const Heading = look === 'column' && !isNarrow && !isAlone ? 'h3' : 'h2';
  const isDayDone = greets && !wants && isAllDone(counts) && isDay && isNow;

  return (
    <section
      className={styles.panel}
      aria-labelledby={headingId}
      data-look={look}
      data-now={(isNow && period.columnId !== 5) || undefined}
      data-named-below={period.columnId <= 2 || undefined}
      data-later={!isNow || undefined}
      data-drop-panel
      data-walk={look === 'slide' || undefined}
      data-period={zoneOfPeriod(period)}
    >
      <header className={styles.head}>
        <Heading id={headingId}>{title}</Heading>
        <span className={styles.detail}>{detail}</span>
        {total > 0 && (
          <span className={styles.count} title={m.period_progress({ done, total })}>
            {done}/{total}
            <Ring share={done / total} />
          </span>
        )}
      </header>
      <div className={styles.body}>
        {status === 'loading' && drawn !== 'name' && <Skeleton label={m.loading()} />}
        {status === 'ready' && drawn === 'whole' && (
          <List
            goals={goals}
            zone={zoneOfPeriod(period)}
            label={title}
            addLabel={m.period_add()}
            addShortcut={isDay && isNow ? keyHints(planning.shortcuts.addGoal).shortcut : undefined}
            hidesDone={showsDone ? false : undefined}
            heldBack={wants ? all.length - goals.length : 0}
            onOwnOrder={arrange ? toOwnOrder : undefined}
          />
        )}
        {status === 'ready' && greets && total === 0 && !wants && (
          <Greeting isToday={isDay && isNow} isNarrow={isNarrow} />
        )}
        {status === 'ready' && greets && total === 0 && wants && <NothingInFilter />}
        {isDayDone && <EmptyState filled={7} title={m.all_done()} lead={m.all_done_lead()} />}
      </div>
    </section>
  );
}

function Greeting({ isToday, isNarrow }: { readonly isToday: boolean; readonly isNarrow: boolean }) {
  const { shortcut: key } = keyHints(usePlanning().shortcuts.addGoal);
  if (!isToday) return <EmptyState title={m.empty_period()} lead={m.empty_period_lead()} />;
  return (
    <EmptyState
      title={m.empty_today()}
      lead={isNarrow || !key ? m.empty_today_lead_touch() : m.empty_today_lead({ key })}
    />
  );
}
