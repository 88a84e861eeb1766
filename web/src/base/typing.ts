/** Whether a key press goes into a text, so that no shortcut may act on it. */
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
 * Whether a key press belongs to an input method that is putting a character together.
 *
 * Enter then takes the character, it does not save. Safari ends the composition before that Enter arrives and
 * marks it only by the key code 229.
 */
export function isComposing(event: Composable): boolean {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
}
