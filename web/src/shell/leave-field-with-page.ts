/**
 * A blur saves the field's text before the page closes.
 *
 * @returns a function that stops listening
 */
export function leaveFieldWithPage(): () => void {
  const leave = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
