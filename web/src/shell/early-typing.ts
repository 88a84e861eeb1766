import { isTyping } from '../base/typing.ts';

/** What was pressed for a box that opens and has not been given to it. */
export interface HeldKeys {
  readonly keys: KeyboardEvent[];
  /** Whether they are being given to it: what is typed meanwhile comes behind them. */
  isGiven: boolean;
  readonly stop: () => void;
}

let held: HeldKeys | null = null;

/** The keys that are held now; null while none are. */
export function heldKeys(): HeldKeys | null {
  return held;
}

/**
 * Holds every key that is pressed from now on, Enter and Escape included, until the box that opens has the focus and takes
 * them (`replay-typing.ts`): it needs a moment, and what somebody goes on typing is meant for it.
 */
export function holdTyping(): void {
  // What waits goes on to what opens now.
  const keys = held?.keys ?? [];
  held?.stop();
  const left = document.activeElement;
  const press = (event: KeyboardEvent) => {
    const isElsewhere = !held?.isGiven && isTyping(event.target) && event.target !== left;
    const isText = [...event.key].length === 1 || /^(?:Backspace|Enter|Escape)$/u.test(event.key);
    if ('isReplayed' in event || !isText || isElsewhere) return;
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

/** Holds nothing more, since the box does not come; what was typed for it, up to where it would have been sent. */
export function dropTyping(): string {
  let typed = '';
  for (const { key } of held?.keys ?? []) {
    if (key === 'Escape' || key === 'Enter') break;
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  }
  held?.stop();
  return typed;
}
