/** Whether a key is text input, so shortcuts must not react. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select')
  );
}

interface Composable {
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  readonly nativeEvent?: { readonly isComposing?: boolean; readonly keyCode?: number };
}

/**
 * Whether an input method is composing, so Enter accepts the character instead of saving. Safari ends the composition
 * before that Enter, and marks it only by key code 229.
 */
export function isComposing(event: Composable): boolean {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
}
