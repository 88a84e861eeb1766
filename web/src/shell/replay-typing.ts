import { heldKeys } from './early-typing.ts';
import { isTyping } from '../base/typing.ts';

/**
 * Keys pressed during the replay are added behind the held keys.
 *
 * @param beforeEnter awaited before Enter and Escape, because parsing may not be finished
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
    // A key may have opened another dialog, which holds the remaining keys.
    if (heldKeys() !== held) return;
    if (!isText) await drawn();
  }
  held.stop();
}

function press({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(Object.assign(again, { isReplayed: true })) || !isTyping(target)) return;
  // The only call that acts like typing, with undo and input events.
  if (key === 'Backspace') document.execCommand('delete');
  else if ([...key].length === 1) document.execCommand('insertText', false, key);
}

/** Resolves after React has handled the last key. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
