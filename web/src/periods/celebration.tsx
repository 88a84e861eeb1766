import { useCairn } from '@cairn/client/react/cairn-context';
import { goalColors } from '@cairn/core/goals/colors';
import { Button } from '@cairn/ui/button';
import { StackArt } from '@cairn/ui/stack-art';
import { m } from '@cairn/words/messages';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Celebrated, celebrated } from '../goals/ui-requests.ts';
import styles from './celebration.module.css';
import { deservesConfetti, rememberConfetti } from './first-confetti.ts';

/** In milliseconds. */
const lastsMs = 6000;

const pebbles = Array.from({ length: 60 }, (_, id) => ({ id, look: pebbleOf(id) }));

const confetti = Array.from({ length: 80 }, (_, id) => ({
  id,
  color: goalColors[id % goalColors.length],
  look: confettoOf(id),
}));

/**
 * Shows pebbles and a card for a few seconds, and confetti the first time. The page stays usable and keeps
 * the focus.
 */
export function Celebration({ finished }: { readonly finished: Celebrated }) {
  const cairn = useCairn();
  const { name, total } = finished;
  const [isFirst] = useState(() => deservesConfetti(cairn, total));

  useEffect(() => {
    if (isFirst) rememberConfetti(cairn);
  }, [isFirst, cairn]);

  useEffect(() => {
    // The next celebration may have begun.
    const end = () => celebrated.get() === finished && celebrated.set(null);
    const timer = setTimeout(end, lastsMs);
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', press);
    };
  }, [finished]);

  return (
    <div className={styles.celebration}>
      <div className={styles.pebbles} aria-hidden="true">
        {pebbles.map(({ id, look }) => (
          <i key={id} style={look} />
        ))}
      </div>
      {isFirst && (
        <div className={styles.confetti} data-confetti aria-hidden="true">
          {confetti.map(({ id, color, look }) => (
            <i key={id} data-color={color} style={look} />
          ))}
        </div>
      )}
      <section className={styles.card} role="status">
        <StackArt filled={7} />
        <h2>{m.celebration_title({ name })}</h2>
        <p>{m.celebration_lead({ total })}</p>
        <Button size="form" onClick={() => celebrated.set(null)}>
          {m.celebration_close()}
        </Button>
      </section>
    </div>
  );
}

/** Scattered, but the same each time. */
function confettoOf(index: number): CSSProperties {
  const scattered = (step: number) => (index * step) % 1;
  return {
    left: `${scattered(0.382) * 100}%`,
    animationDelay: `${scattered(0.53) * 1800}ms`,
    animationDuration: `${2200 + scattered(0.67) * 1600}ms`,
  };
}

/** Scattered, but the same each time. */
function pebbleOf(index: number): CSSProperties {
  const scattered = (step: number) => (index * step) % 1;
  const size = 8 + scattered(0.37) * 13;
  return {
    left: `${scattered(0.618) * 100}%`,
    width: `${size}px`,
    height: `${size * (0.55 + scattered(0.29) * 0.25)}px`,
    background: `var(--stone-${((index * 3) % 7) + 1})`,
    animationDelay: `${scattered(0.737) * 3200}ms`,
    animationDuration: `${2400 + scattered(0.71) * 1000}ms`,
  };
}
