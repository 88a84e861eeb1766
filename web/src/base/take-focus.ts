/** A `ref` for a field that takes the focus at once. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
