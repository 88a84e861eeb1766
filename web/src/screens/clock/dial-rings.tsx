import type { PassedParts } from '@cairn/core/time/passed-parts';
import { m } from '@cairn/words/messages';
import styles from './clock-dial.module.css';
import { linePath } from './dial-geometry.ts';
import type { RingFigure } from './ring-figures.tsx';

interface Look {
  readonly radius: number;
  readonly step: number;
  readonly stroke: number;
  /** Half the space for a ring's name at the bottom, in units. */
  readonly nameSpace: number;
}

const large: Look = { radius: 385, step: 15.5, stroke: 3, nameSpace: 27 };
const small: Look = { radius: 394, step: 16, stroke: 5, nameSpace: 4 };

/** Half the space between two parts, in units. */
const partGap = 1.3;

const names = {
  week: m.horizon_week_one,
  month: m.horizon_month_one,
  year: m.horizon_year_one,
  life: m.horizon_life,
};

interface DialRingsProps {
  readonly figures: readonly RingFigure[];
  readonly isSmall: boolean;
  readonly fontSize: number;
}

/** Four rings, the week inside and life outside. The page's figures say the same as text. */
export function DialRings({ figures, isSmall, fontSize }: DialRingsProps) {
  const look = isSmall ? small : large;
  return (
    <g aria-hidden="true">
      {figures.map(({ id, parts }, index) => {
        const radius = look.radius + index * look.step;
        return (
          <g key={id}>
            <Ring parts={parts} radius={radius} look={look} />
            {!isSmall && (
              <text className={styles.ringName} y={radius + fontSize * 0.36} fontSize={fontSize}>
                {names[id]()}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface RingProps {
  readonly parts: PassedParts;
  readonly radius: number;
  readonly look: Look;
}

function Ring({ parts: { bounds, passed }, radius, look }: RingProps) {
  const circle = 2 * Math.PI * radius;
  const start = look.nameSpace / circle;
  const around = (share: number) => start + share * (1 - 2 * start);
  const inset = partGap / circle;
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0;
    const [begin, end] = [around(from) + inset, around(to) - inset];
    const isRunning = from < passed && passed < to;
    return (
      <g key={from} strokeWidth={look.stroke}>
        <path
          className={styles.part}
          data-passed={to <= passed || undefined}
          d={linePath(begin, end, radius)}
        />
        {isRunning && (
          <path
            className={styles.running}
            d={linePath(begin, Math.max(begin + inset, Math.min(end, around(passed))), radius)}
          />
        )}
      </g>
    );
  });
}
