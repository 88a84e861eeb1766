import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ClockArc } from '@cairn/core/goals/clock-day';
import { isDone } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import { minutesPerDay } from '@cairn/core/time/hours';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import { blockText } from '../../goals/day-times.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { usePlanning } from '../../goals/planning.ts';
import { type Box, labelsThatFit } from './arc-labels.ts';
import styles from './clock-dial.module.css';
import {
  type Band,
  dialUnits,
  laneBand,
  piecePath,
  type Point,
  pointAt,
  roundPiece,
} from './dial-geometry.ts';
import { DialHours } from './dial-hours.tsx';
import { DialRings } from './dial-rings.tsx';
import type { RingFigure } from './ring-figures.tsx';

type Arc = ClockArc<GoalView>;

/** In CSS pixels; a smaller dial has no names beside its arcs. */
export const smallDial = 560;

const bands = { large: { inner: 301, outer: 335 }, small: { inner: 276, outer: 335 } };

/** The text in the middle of a large dial, in units: the figure, the name, and the next goal. */
const figureBox = (half: number): Box => ({ left: -half, right: half, top: -180, bottom: 20 });
const nameBox: Box = { left: -185, right: 185, top: 20, bottom: 118 };
const nextBox: Box = { left: -104, right: 104, top: 118, bottom: 168 };

/** Returns the surroundings of the hand, which no label may cover. */
function handBox(minute: number, { inner }: Band): Box {
  const [one, other] = [inner - 70, inner].map((radius) => pointAt(minute / minutesPerDay, radius)) as [
    Point,
    Point,
  ];
  return {
    left: Math.min(one.x, other.x) - 4,
    right: Math.max(one.x, other.x) + 4,
    top: Math.min(one.y, other.y) - 4,
    bottom: Math.max(one.y, other.y) + 4,
  };
}

interface ClockDialProps {
  readonly label: string;
  readonly date: DateOnly;
  readonly arcs: readonly Arc[];
  readonly figures: readonly RingFigure[];
  /** Minute of the day; null without a hand. */
  readonly minute: number | null;
  readonly current: string | null;
  /** Half the width of the figure in the middle, in units. */
  readonly figureHalf: number;
  /** In CSS pixels. */
  readonly size: number;
}

export function ClockDial({ label, date, arcs, figures, minute, current, figureHalf, size }: ClockDialProps) {
  const planning = usePlanning();
  const isSmall = size < smallDial;
  const band = isSmall ? bands.small : bands.large;
  /** Returns a font size in units that is at least so many pixels on the screen. */
  const fontSize = (units: number, leastPx: number) => Math.max(units, (leastPx * dialUnits) / size);
  const nameSize = fontSize(13, 12);
  const openFirst = arcs.toSorted((one, other) => Number(isDone(one.goal)) - Number(isDone(other.goal)));
  const labels = isSmall
    ? []
    : labelsThatFit(
        openFirst
          .filter((arc) => arcKey(arc) !== current)
          .map((arc) => ({
            key: arcKey(arc),
            name: nameOf(arc.goal),
            time: isDone(arc.goal) ? m.home_done() : clockTimeText(arc.from, planning),
            drawn: arc.drawn,
          })),
        {
          inner: band.inner,
          fontSize: nameSize,
          taken: [
            figureBox(figureHalf),
            nameBox,
            nextBox,
            ...(minute === null ? [] : [handBox(minute, band)]),
          ],
        },
      );
  return (
    <svg
      className={styles.dial}
      viewBox={`${-dialUnits / 2} ${-dialUnits / 2} ${dialUnits} ${dialUnits}`}
      role="group"
      aria-label={label}
    >
      <DialHours band={band} hourSize={fontSize(11.5, 10.5)} mainSize={fontSize(15, 12)} isSmall={isSmall} />
      <DialRings figures={figures} isSmall={isSmall} fontSize={fontSize(11, 10.5)} />
      <g role="list" aria-label={m.clock_timed()}>
        {arcs.map((arc) => (
          <DialArc
            key={arcKey(arc)}
            arc={arc}
            band={band}
            time={blockText(date, arc, planning)}
            minute={arcKey(arc) === current ? minute : null}
            tickSize={isSmall ? 1.5 : 0.62}
          />
        ))}
      </g>
      <g aria-hidden="true">
        {labels.map(({ key, name, time, x, y, anchor }) => (
          <text key={key} className={styles.name} x={x} y={y} textAnchor={anchor} fontSize={nameSize}>
            {name}
            <tspan x={x} dy={nameSize * 1.25}>
              {time}
            </tspan>
          </text>
        ))}
      </g>
      {minute !== null && <Hand key={date} minute={minute} band={band} />}
    </svg>
  );
}

/** A goal that lasts over two days has two arcs at most, one of them a rest. */
export function arcKey({ goal, isRest }: Pick<Arc, 'goal' | 'isRest'>): string {
  return isRest ? `${goal.key} rest` : goal.key;
}

const nameOf = (goal: GoalView) => (goal.name === '' ? m.goal_untitled() : goal.name);

interface DialArcProps {
  readonly arc: Arc;
  readonly band: Band;
  readonly time: string;
  /** Set for the current goal, whose passed part is pale. */
  readonly minute: number | null;
  readonly tickSize: number;
}

function DialArc({ arc, band, time, minute, tickSize }: DialArcProps) {
  const openGoal = useOpenGoal();
  const clipId = useId();
  const { goal, drawn } = arc;
  const lane = laneBand(band, arc);
  const { path, stroke } = roundPiece(drawn, lane);
  const name = nameOf(goal);
  const done = isDone(goal);
  const tick = pointAt((drawn.from + drawn.to) / 2 / minutesPerDay, (lane.inner + lane.outer) / 2);
  const to = Math.min(drawn.to / minutesPerDay, 1);
  return (
    <g role="listitem" data-color={goal.color ?? undefined}>
      <a
        href={`/goals/${goal.key}/`}
        className={styles.arc}
        aria-label={`${done ? `${m.home_done()}: ` : ''}${name}, ${time}`}
        data-tip={`${name} · ${time}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openGoal(goal.key);
        }}
      >
        <path className={styles.focus} d={path} strokeWidth={stroke + 7} />
        <path
          className={styles.piece}
          data-pale={done || minute !== null || undefined}
          d={path}
          strokeWidth={stroke}
        />
        {minute !== null && (
          <>
            <clipPath id={clipId}>
              <path
                d={piecePath(minute / minutesPerDay, to, { inner: band.inner - 20, outer: band.outer + 20 })}
              />
            </clipPath>
            <g clipPath={`url(#${clipId})`}>
              <path className={styles.piece} d={path} strokeWidth={stroke} />
            </g>
          </>
        )}
        {done && (
          <path
            className={styles.tick}
            transform={`translate(${tick.x} ${tick.y}) scale(${tickSize}) translate(-12 -11)`}
            d="M20 6 9 17l-5-5"
          />
        )}
      </a>
    </g>
  );
}

function Hand({ minute, band }: { readonly minute: number; readonly band: Band }) {
  return (
    <g
      className={styles.hand}
      style={{ rotate: `${(minute / minutesPerDay) * 360}deg` }}
      data-clock-hand={minute}
      aria-hidden="true"
    >
      <path d={`M0 ${band.inner - 66}V${band.outer + 10}`} />
      <ellipse cy={band.outer + 14} rx="8" ry="5" />
    </g>
  );
}
