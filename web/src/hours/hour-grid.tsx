import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { firstStartOn } from '@cairn/core/goals/day-plan';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { gridTopOf, minutesAt } from '@cairn/core/time/hours';
import { type Period, periodKey } from '@cairn/core/time/periods';
import { wallTimeAt } from '@cairn/core/time/zones';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { drawing } from '../drag/hours-aim.ts';
import { listenForHoursDrags } from '../drag/hours-drag.ts';
import { usePageSwipe } from '../drag/page-swipe.ts';
import { blockText, timeWithUndo } from '../goals/day-times.ts';
import { usePlanning } from '../goals/planning.ts';
import { topMinute } from './earlier-goals.tsx';
import { focusSoon } from './focus-soon.ts';
import { HourColumn } from './hour-column.tsx';
import { HourGutter } from './hour-gutter.tsx';
import styles from './hour-grid.module.css';
import { useNow } from './use-now.ts';

/** Minutes that are visible before the working hours, at first. */
const beforeWork = 30;
/** In minutes: the distance from the grid's top to the current time. */
const beforeNow = 75;
/** The lowest position of now at first, as a share of the height, so that more of the future is visible. */
const lowestNow = 0.4;

interface HourGridProps {
  readonly days: readonly Period[];
  readonly onPage: (step: 1 | -1) => void;
}

/** Opens at the beginning of working hours or at the first goal with a time, or lower to show the current time. */
export function HourGrid({ days, onPage }: HourGridProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const now = useNow();
  const { workdayFromMinutes, workdayToMinutes } = useSettings();
  const workday = useMemo(
    () => ({ from: workdayFromMinutes, to: workdayToMinutes }),
    [workdayFromMinutes, workdayToMinutes],
  );
  const root = useRef<HTMLDivElement>(null);
  usePageSwipe(root, onPage);
  const wall = wallTimeAt(now, planning.timezone);
  const showsNow = days.some(({ firstDate }) => firstDate === wall.date);

  const host = {
    drop: (aim: Parameters<Parameters<typeof listenForHoursDrags>[1]['drop']>[0]) => {
      timeWithUndo(cairn, aim.key, aim, planning);
      focusSoon(cairn.replica.keyOf(aim.key));
    },
    putBack: (key: string) =>
      announce(m.drag_cancelled({ name: nameInSentence(cairn.replica.goal(key)?.name ?? '') })),
    page: onPage,
    textOf: (...[date, block]: Parameters<Parameters<typeof listenForHoursDrags>[1]['textOf']>) =>
      blockText(date, block, planning),
  };
  const latest = useRef(host);
  useLayoutEffect(() => {
    latest.current = host;
  });

  useEffect(() => {
    if (!root.current) return undefined;
    const stop = listenForHoursDrags(root.current, {
      drop: (aim) => latest.current.drop(aim),
      putBack: (key) => latest.current.putBack(key),
      page: (step) => latest.current.page(step),
      textOf: (date, block) => latest.current.textOf(date, block),
    });
    return () => {
      stop();
      drawing.set(null);
    };
  }, []);

  const firstStart = () => {
    const starts = days.map((day) =>
      firstStartOn(cairn.replica.goalsInPeriod(day), day.firstDate, planning.timezone),
    );
    return Math.min(workdayFromMinutes, ...starts.map((start) => start ?? Infinity));
  };
  const opening = useRef({ now: showsNow ? wall.minutes : null, firstStart });
  useLayoutEffect(() => {
    if (!root.current) return;
    const { now, firstStart: startOf } = opening.current;
    const morning = gridTopOf(Math.max(0, startOf() - beforeWork));
    const top = now === null ? morning : Math.min(morning, gridTopOf(Math.max(0, now - beforeNow)));
    const deepest = now === null ? 0 : gridTopOf(now) - root.current.clientHeight * lowestNow;
    root.current.scrollTop = Math.max(top, deepest);
    topMinute.set(minutesAt(root.current.scrollTop));
  }, []);

  return (
    <div
      ref={root}
      className={styles.grid}
      data-hours
      data-clock={planning.amPm ? '12' : '24'}
      data-one={days.length === 1 || undefined}
      data-page-swipe={days.length === 1 || undefined}
      style={{ '--days': days.length } as CSSProperties}
      role="region"
      aria-label={m.hours_title()}
      onScroll={({ currentTarget }) => topMinute.set(minutesAt(currentTarget.scrollTop))}
    >
      <HourGutter now={showsNow ? wall.minutes : null} />
      {days.map((day) => (
        <HourColumn
          key={periodKey(day)}
          day={day}
          isAlone={days.length === 1}
          now={now}
          workday={workday}
          onPage={onPage}
        />
      ))}
    </div>
  );
}
