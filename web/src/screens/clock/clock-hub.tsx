import type { GoalView } from '@cairn/client/replica/goal-view';
import type { DayNow } from '@cairn/core/goals/day-now';
import { m } from '@cairn/words/messages';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import { type Planning, usePlanning } from '../../goals/planning.ts';
import { minutesText } from '../../hours/minutes-text.ts';
import styles from './clock-hub.module.css';

/** Up to this many minutes, the figure has no hours. */
const maxMinutesAlone = 99;

export interface HubShown extends DayNow<GoalView> {
  /** The time on the wall; null on another day than today. */
  readonly wallMinute: number | null;
  /** Minute of the shown day; null on another day, and in the night after the shown day. */
  readonly minute: number | null;
  /** Begin of the first and end of the last goal with a time; null without one. */
  readonly span: { readonly from: number; readonly to: number; readonly count: number } | null;
  readonly dayName: string;
}

/** The text in the middle of the dial. */
export function ClockHub({ shown }: { readonly shown: HubShown }) {
  const planning = usePlanning();
  const { current, minute, wallMinute } = shown;
  const time = wallMinute === null ? null : clockTimeText(wallMinute, planning);
  const figure = figureOf(shown);
  return (
    <div className={styles.hub}>
      {figure ? (
        <>
          <time className={styles.time}>{time}</time>
          <Figure {...figure} />
        </>
      ) : (
        <p className={styles.rest} data-day={time === null || undefined}>
          {time ?? shown.dayName}
        </p>
      )}
      {current && minute !== null && (
        <div className={styles.bar} data-color={current.goal.color ?? undefined}>
          <span>{clockTimeText(current.from, planning)}</span>
          <i aria-hidden="true">
            <i style={{ width: `${((minute - current.from) / (current.to - current.from)) * 100}%` }} />
          </i>
          <span>{clockTimeText(current.to, planning)}</span>
        </div>
      )}
    </div>
  );
}

/** The name of the current goal and of the next one, or a sentence. */
export function ClockName({ shown }: { readonly shown: HubShown }) {
  const planning = usePlanning();
  const { current, next } = shown;
  return (
    <div className={styles.below}>
      <p className={styles.name} data-sentence={current === null || undefined} dir="auto">
        {current ? nameOf(current.goal) : sentenceOf(shown, planning)}
      </p>
      {current && (
        <p className={styles.times}>
          {clockTimeText(current.from, planning)}–{clockTimeText(current.to, planning)}
        </p>
      )}
      {next && (
        <p className={styles.next}>
          {current ? m.clock_next_at({ time: clockTimeText(next.from, planning) }) : m.clock_coming()}
          <b dir="auto">{nameOf(next.goal)}</b>
        </p>
      )}
    </div>
  );
}

const nameOf = (goal: GoalView) => (goal.name === '' ? m.goal_untitled() : goal.name);

function sentenceOf({ next, span, minute, wallMinute }: HubShown, planning: Planning): string {
  if (next) return m.clock_free_until({ time: clockTimeText(next.from, planning) });
  if (minute !== null || wallMinute !== null) return span ? m.home_no_more_times() : m.home_no_times();
  if (!span) return m.clock_day_empty();
  const times = { from: clockTimeText(span.from, planning), to: clockTimeText(span.to, planning) };
  return m.clock_day_goals({ count: span.count, ...times });
}

/** Returns half the width of the figure, or of the text in its place, in units of the dial. */
export function figureHalfOf(shown: HubShown): number {
  const figure = figureOf(shown);
  if (!figure) return 210;
  return figure.large.length > 2 ? 165 : 100;
}

interface FigureText {
  readonly text: string;
  /** The part of `text` that is drawn large. */
  readonly large: string;
}

function figureOf({ current, next, minute }: HubShown): FigureText | null {
  if (minute === null) return null;
  if (current) {
    const count = current.to - minute;
    if (count <= maxMinutesAlone) return { text: m.clock_minutes_left({ count }), large: String(count) };
    const large = minutesText(count);
    return { text: m.home_time_left({ left: large }), large };
  }
  if (!next) return null;
  const count = next.from - minute;
  const text = count <= maxMinutesAlone ? m.home_minutes({ count }) : minutesText(count);
  return { text, large: count <= maxMinutesAlone ? String(count) : text };
}

/** Languages have the words before or after the figure. */
function Figure({ text, large }: FigureText) {
  const at = text.indexOf(large);
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + large.length).trim()];
  return (
    <p className={styles.figure}>
      <span className="sr-only">{text}</span>
      {before !== '' && <span aria-hidden="true">{before}</span>}
      <b data-long={large.length > 2 || undefined} aria-hidden="true">
        {large}
      </b>
      {after !== '' && <span aria-hidden="true">{after}</span>}
    </p>
  );
}
