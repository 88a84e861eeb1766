import { heldKeys } from './early-typing.ts';
import { isTyping } from '../base/typing.ts';

/**
 * Gives the keys that were pressed for a box before it was there to what has the focus, one after the other; what is typed
 * meanwhile comes behind them.
 *
 * @param beforeEnter waited for before Enter and Escape: what they act on may have yet to be understood
 */
export async function replayTyping(beforeEnter: () => Promise<unknown>): Promise<void> {
  const held = heldKeys();
  if (!held || held.isGiven) return;
  held.isGiven = true;
  for (let event = held.keys.shift(); event; event = held.keys.shift()) {
    const isText = [...event.key].length === 1;
    if (!isText && event.key !== 'Backspace') {
      await beforeEnter().catch(() => undefined);
      await drawn();
    }
    press(event);
    // It may have opened something else, which holds what is left.
    if (heldKeys() !== held) return;
    if (!isText) await drawn();
  }
  held.stop();
}

function press({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(Object.assign(again, { isReplayed: true })) || !isTyping(target)) return;
  // Nothing else types as a person does, so that it can be undone and everybody hears of it.
  if (key === 'Backspace') document.execCommand('delete');
  else if ([...key].length === 1) document.execCommand('insertText', false, key);
}

/** Until React has done what the last key asked for. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
