/** As a `ref`: the first field of a page that is nothing but a form has the focus when it appears. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
