export function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
