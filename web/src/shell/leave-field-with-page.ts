/**
 * Blurs the focused field when the page is closed, which saves its text.
 *
 * @returns a function that stops it
 */
export function leaveFieldWithPage(): () => void {
  const leave = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
