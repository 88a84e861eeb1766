/** A `ref` for a field that is focused when it appears. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
