/** Shortcuts must not react to keys that are text input. */
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
 * While an input method is composing, Enter only accepts the text. Safari ends the composition before this
 * Enter, and marks the key only by code 229.
 */
export function isComposing(event: Composable): boolean {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
}
