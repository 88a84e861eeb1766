import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { useEffect, useRef } from 'react';
import { ClimbCard } from '../../climbs/climb-card.tsx';
import styles from './climbs-screen.module.css';

interface ClimbGridProps {
  readonly climbs: readonly PublicClimbCard[];
  readonly label: string;
}

export function ClimbGrid({ climbs, label }: ClimbGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    list.current?.addEventListener('keydown', walkCards, listening);
    return () => listening.abort();
  }, []);
  return (
    <ul ref={list} className={styles.grid} aria-label={label}>
      {climbs.map((climb) => (
        <ClimbCard key={climb.code} climb={climb} />
      ))}
    </ul>
  );
}

/** Arrows move between cards. */
function walkCards(event: KeyboardEvent): void {
  const { currentTarget: list, target } = event;
  if (
    !(list instanceof HTMLElement) ||
    !(target instanceof HTMLElement) ||
    !target.matches('[data-climb-link]')
  )
    return;
  const links = [...list.querySelectorAll<HTMLElement>('[data-climb-link]')];
  const next = links[links.indexOf(target) + stepOf(event, list)];
  if (!next || next === target) return;
  event.preventDefault();
  next.focus();
}

function stepOf({ key }: KeyboardEvent, list: HTMLElement): number {
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const perRow = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isMirrored ? -1 : 1,
    ArrowLeft: isMirrored ? 1 : -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
  };
  return steps[key] ?? 0;
}
