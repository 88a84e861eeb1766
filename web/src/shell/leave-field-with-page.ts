/**
 * Whoever leaves the page leaves the field they write in, and what stands there is kept as at any other time: a name that was
 * changed, a goal that was begun.
 *
 * @returns stops it
 */
export function leaveFieldWithPage(): () => void {
  const leave = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
