import { clockDayOf } from '@cairn/core/goals/clock-day';
import { isDone } from '@cairn/core/goals/goal';
import { type DateOnly, isDateOnly, plusDays } from '@cairn/core/time/date-only';
import { nextFreeStretch } from '@cairn/core/time/free-stretches';
import { dayColumn } from '@cairn/core/time/horizons';
import { minutesPerDay } from '@cairn/core/time/hours';
import { longDayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { firstDay, lastDay } from '@cairn/core/time/stretches';
import { wallTimeAt } from '@cairn/core/time/zones';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { useNow } from '../../hours/use-now.ts';
import { useShownDay } from '../../hours/use-shown-day.ts';
import { arcKey, ClockDial } from './clock-dial.tsx';
import { ClockHead } from './clock-head.tsx';
import { ClockHub, ClockName, figureHalfOf } from './clock-hub.tsx';
import styles from './clock-screen.module.css';
import { ComingGoals } from './coming-goals.tsx';
import { RingFigures, ringFigures } from './ring-figures.tsx';
import { Scene } from './scene.tsx';
import { useClockKeys } from './use-clock-keys.ts';
import { useDialSize } from './use-dial-size.ts';
import { useIdle } from './use-idle.ts';
import { useLeave } from './use-leave.ts';
import { WithoutTime } from './without-time.tsx';

/** More arcs than this would be thinner than a line. */
const maxArcs = 100;

/** `/clock/`: a day of 24 hours, all from the replica (docs/product.md, "The clock"). */
export function ClockScreen() {
  const planning = usePlanning();
  const { today, locale, timezone, hideCompleted, life } = planning;
  const { date: wanted } = useSearch({ strict: false });
  const date = isDateOnly(wanted) ? wanted : today;
  const { page, goToday, leave } = useDays(date);
  const isIdle = useIdle();
  const dial = useRef<HTMLElement>(null);
  const size = useDialSize(dial);
  const day = useMemo(() => periodOf(dayColumn, date), [date]);
  const shown = useShownDay(day);
  const wall = wallTimeAt(useNow(), timezone);
  const dayName = longDayName(date, locale, today);
  // Tomorrow may have begun on the wall, while the user's day has not ended.
  const isToday = date === today;
  const minute = isToday ? shown.minute : null;
  const { current, next } = isToday ? shown : { current: null, next: null };

  const { goals, plan } = shown;
  const { arcs, untimed } = useMemo(() => {
    const wants = (goal: (typeof goals)[number]) => !hideCompleted || !isDone(goal);
    return clockDayOf(
      goals.filter(wants),
      plan.blocks.filter((block) => wants(block.goal)),
    );
  }, [goals, plan, hideCompleted]);
  const drawn = useMemo(() => arcs.slice(0, maxArcs), [arcs]);
  const passedMinute = wall.date === today ? wall.minutes : minutesPerDay;
  const figures = ringFigures({ date: today, minute: passedMinute }, { life });
  const [first] = arcs;
  const end = arcs.reduce((latest, { to }) => Math.max(latest, to), 0);
  const span = first ? { from: first.from, to: end, count: arcs.length } : null;
  const hub = { current, next, minute, wallMinute: isToday ? wall.minutes : null, span, dayName };
  const open = arcs.filter(({ goal }) => !isDone(goal));

  useEffect(() => {
    document.title = m.app_page_title({ page: m.nav_clock() });
  }, []);
  useEffect(() => {
    // The link that led here is hidden with its sidebar.
    if (document.activeElement?.closest('aside, nav')) document.querySelector<HTMLElement>('#page')?.focus();
  }, []);
  useClockKeys({ page, goToday, leave });

  return (
    <div className={styles.clock} data-idle={isIdle || undefined}>
      <Scene />
      <ClockHead date={date} page={page} goToday={goToday} leave={leave} />
      <div className={styles.stage}>
        <figure ref={dial} className={styles.dial} aria-label={m.nav_clock()}>
          <ClockDial
            label={m.clock_dial({ day: dayName })}
            date={date}
            arcs={drawn}
            figures={figures}
            minute={minute}
            current={current && arcKey(current)}
            figureHalf={figureHalfOf(hub)}
            size={size}
          />
          <ClockHub shown={hub} />
        </figure>
        <ClockName shown={hub} />
      </div>
      <ComingGoals arcs={arcs} minute={minute} />
      <WithoutTime
        goals={goals}
        untimed={untimed}
        free={minute === null ? null : nextFreeStretch(open, minute)}
      />
      <RingFigures figures={figures} />
    </div>
  );
}

function useDays(date: DateOnly) {
  const { today, locale } = usePlanning();
  const navigate = useNavigate();
  const leave = useLeave();
  const show = useCallback(
    // Days take the place of each other, so that one step back leaves the clock.
    (day: DateOnly) => {
      announce(longDayName(day, locale, today));
      const search = { date: day === today ? undefined : day };
      void navigate({ to: '/clock/', search, replace: true });
    },
    [navigate, locale, today],
  );
  const page = useCallback(
    (days: 1 | -1) => {
      const next = plusDays(date, days);
      if (next >= firstDay && next <= lastDay) show(next);
    },
    [date, show],
  );
  const goToday = useCallback(() => show(today), [show, today]);
  return { page, goToday, leave };
}
