/** As a `ref`: a field that is all that is asked, or stands in the place of what was pressed, has the focus when it appears. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
