import { useSettings } from '@cairn/client/react/account';
import { type DateOnly, yearOf } from '@cairn/core/time/date-only';
import { isLifeChosen, type Life } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../goals/planning.ts';
import { LifeQuestion } from './life-question.tsx';
import styles from './life-squares.module.css';

export function LifeSquares() {
  const { life, today } = usePlanning();
  const { birthday } = useSettings();
  if (!isLifeChosen(life, birthday)) return <LifeQuestion />;
  return <Squares life={life} today={today} />;
}

function Squares({ life, today }: { readonly life: Life; readonly today: DateOnly }) {
  const first = yearOf(life.firstDate);
  const last = yearOf(life.lastDate);
  const now = yearOf(today);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <section className={styles.card} aria-label={m.life_where()}>
      <header>
        <h3>{m.life_where()}</h3>
        <span>{`${first}–${last}`}</span>
      </header>
      <div className={styles.squares} aria-hidden="true">
        {years.map((year) => (
          <i key={year} data-gone={year < now || undefined} data-now={year === now || undefined} />
        ))}
      </div>
      <p>{m.life_squares({ year: now })}</p>
    </section>
  );
}
