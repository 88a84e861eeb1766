import type { KeyboardEvent } from 'react';

/** Up and down go through the field of a form and what is offered below it. */
export function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = Array.from(
    event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, button') ?? [],
  );
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
