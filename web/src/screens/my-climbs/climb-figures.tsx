import { ownClimbOf } from '@cairn/client/climbs/own-climbs';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { OwnClimbSummary } from '@cairn/client/react/own-climbs';
import type { MyClimb } from '@cairn/contract/climbs';
import { isoWeekOf, plusDays } from '@cairn/core/time/date-only';
import { weekOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../../goals/planning.ts';
import { climbName } from '../../climbs/climb-words.ts';
import { stepName } from '../../climbs/own-climb-words.ts';
import styles from './climb-figures.module.css';

interface ClimbFiguresProps {
  readonly climb: OwnClimbSummary;
  /** Undefined until the server has answered. */
  readonly figures: MyClimb | undefined;
}

/** The server counts nobody on a step while fewer than five people are on the way. */
export function ClimbFigures({ climb, figures }: ClimbFiguresProps) {
  if (!figures) return null;
  const counts = [
    [m.own_climb_figure_way(), figures.subscribersCount],
    [m.own_climb_figure_top(), figures.finishedCount],
    [m.own_climb_figure_likes(), figures.likesCount],
  ] as const;
  return (
    <section className={styles.figures} aria-label={climbName(climb)} data-color={climb.color}>
      <h2 dir="auto">{climbName(climb)}</h2>
      <dl>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <header>
        <h3>{m.own_climb_where()}</h3>
        {figures.places !== null && (
          <>
            <span data-key="">{m.own_climb_people_here()}</span>
            <span>{m.own_climb_median()}</span>
          </>
        )}
      </header>
      {figures.places === null ? (
        <p>{m.own_climb_where_few()}</p>
      ) : (
        <Places climbKey={climb.key} places={figures.places} />
      )}
      <h3>{m.own_climb_starts()}</h3>
      {figures.starts === null ? <p>{m.own_climb_starts_few()}</p> : <Starts starts={figures.starts} />}
    </section>
  );
}

interface PlacesProps {
  readonly climbKey: string;
  readonly places: NonNullable<MyClimb['places']>;
}

/** People may be on a step that the author has deleted since. */
function Places({ climbKey, places }: PlacesProps) {
  const cairn = useCairn();
  const steps = ownClimbOf(cairn, climbKey)?.steps ?? [];
  const most = Math.max(1, ...places.map(({ people }) => people));
  return (
    <ol className={styles.places}>
      {places.map(({ step, people, medianDays }) => (
        <li key={step}>
          <span dir="auto">{stepName(steps.find(({ id }) => id === step) ?? { name: '' })}</span>
          <span className={styles.bar}>
            <i style={{ inlineSize: `${(100 * people) / most}%` }} aria-hidden="true" />
            <b>{people}</b>
          </span>
          <small>{medianDays === null ? '' : medianText(medianDays)}</small>
        </li>
      ))}
    </ol>
  );
}

const medianText = (days: number) =>
  days === 0 ? m.own_climb_same_day() : m.own_climb_days({ count: days });

/** A bar for each week, the current one last. */
function Starts({ starts }: { readonly starts: NonNullable<MyClimb['starts']> }) {
  const { today } = usePlanning();
  const monday = weekOf(today).firstDate;
  const most = Math.max(1, ...starts);
  return (
    <ol className={styles.starts}>
      {starts.map((count, at) => {
        const { week } = isoWeekOf(plusDays(monday, -7 * (starts.length - 1 - at)));
        return (
          <li key={week}>
            <span className="sr-only">{m.own_climb_week({ week, count })}</span>
            <b aria-hidden="true">{count > 0 && count}</b>
            <i style={{ blockSize: `${(100 * count) / most}%` }} aria-hidden="true" />
            <span aria-hidden="true">{week}</span>
          </li>
        );
      })}
    </ol>
  );
}
