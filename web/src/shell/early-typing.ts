import { isTyping } from '../base/typing.ts';

export interface HeldKeys {
  readonly keys: KeyboardEvent[];
  /** True during the replay: new keys are then added behind the replayed keys. */
  isGiven: boolean;
  readonly stop: () => void;
}

let held: HeldKeys | null = null;

export function heldKeys(): HeldKeys | null {
  return held;
}

/**
 * Holds all keys, including Enter, Escape and arrows, until the opening box has the focus and replays them
 * (`replay-typing.ts`).
 */
export function holdTyping(): void {
  const keys = held?.keys ?? [];
  held?.stop();
  const left = document.activeElement;
  const press = (event: KeyboardEvent) => {
    const isElsewhere = !held?.isGiven && isTyping(event.target) && event.target !== left;
    const isHeld =
      [...event.key].length === 1 ||
      /^(?:Backspace|Enter|Escape|Home|End|ArrowUp|ArrowDown)$/u.test(event.key);
    if ('isReplayed' in event || !isHeld || isElsewhere) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keys.push(event);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = () => {
    removeEventListener('keydown', press, { capture: true });
    held = null;
  };
  addEventListener('keydown', press, { capture: true });
  held = { keys, isGiven: false, stop };
}

/** Called if the box cannot open. Returns the text up to the first Enter or Escape. */
export function dropTyping(): string {
  let typed = '';
  for (const { key } of held?.keys ?? []) {
    if (key === 'Escape' || key === 'Enter') break;
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  }
  held?.stop();
  return typed;
}
