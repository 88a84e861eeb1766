/** The click that a mouse sends after a drag is no click on what lies there. */
export function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

/** Swallows the click of a button that is still down. Does nothing to a later click when the release never arrives. */
export function swallowClickOfRelease(): void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('pointerup', swallowNextClick, { capture: true, once: true, signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, once: true, signal });
}
