import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus. Only the last focused button is a Tab stop. */
export function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to = {
    ArrowRight: at + forth,
    ArrowLeft: at - forth,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  focusOnly(buttons, buttons.at(to % buttons.length));
}

/** After a longer pause, in milliseconds, a letter begins a new name. */
const pauseMs = 800;
let typed = '';
let typedAt = 0;

/**
 * Like {@link walkRow}. Letters move the focus to the next button whose `data-name` has a word that begins with them,
 * whatever the accents.
 */
export function walkNames(event: KeyboardEvent<HTMLElement>): void {
  walkRow(event);
  const { key, timeStamp } = event;
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || isModified || Array.from(key).length !== 1 || key === ' ') return;
  event.stopPropagation();
  const isNew = timeStamp - typedAt > pauseMs;
  typed = isNew ? key : typed + key;
  typedAt = timeStamp;
  const buttons = buttonsIn(event);
  const at = buttons.findIndex((button) => button === document.activeElement);
  // The first letter goes on from here, a further one may stay.
  const from = isNew ? at + 1 : Math.max(at, 0);
  const next = [...buttons.slice(from), ...buttons.slice(0, from)].find(({ dataset }) =>
    beginsWord(dataset['name'] ?? '', typed),
  );
  if (next) focusOnly(buttons, next);
}

function beginsWord(name: string, letters: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
  return plain(name)
    .split(/\s+/u)
    .some((word) => word.startsWith(plain(letters)));
}

function buttonsIn(event: KeyboardEvent<HTMLElement>): HTMLButtonElement[] {
  return [...event.currentTarget.querySelectorAll('button')];
}

function focusOnly(buttons: readonly HTMLButtonElement[], next: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
