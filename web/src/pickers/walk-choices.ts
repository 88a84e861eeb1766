import type { KeyboardEvent } from 'react';

export function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = Array.from(
    event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, button') ?? [],
  );
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
