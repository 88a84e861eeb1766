/** Stops the next click, which after a drag is not meant for the element under the pointer. */
export function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

/** Stops the click of a button that is still down. If its release never arrives, a later click works. */
export function swallowClickOfRelease(): void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('pointerup', swallowNextClick, { capture: true, once: true, signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, once: true, signal });
}
