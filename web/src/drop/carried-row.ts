import styles from '../drag/drop-slot.module.css';
import { pictureOf } from '../drag/press-gesture.ts';

/** From the window's edge, in pixels. */
const margin = 8;

/** Shows a copy of the row in the slot, or at the end of a list without slots. Returns a function that hides it. */
export function showCarriedRow(row: HTMLElement, zoneNow: () => HTMLElement | null): () => void {
  const picture = carriedPicture(row);
  picture.inert = true;
  picture.style.rotate = 'none';
  const { width } = row.getBoundingClientRect();
  let shown: Element | undefined;
  let shownHeight = 0;
  let frame = 0;
  // Lists scroll and slots open while the row is carried, so it follows in each frame.
  const follow = () => {
    frame = requestAnimationFrame(follow);
    const zone = zoneNow();
    if (!zone) return;
    const slot = zone.querySelector(`.${styles.slot}`);
    const element = slot ?? zone;
    const { height } = element.getBoundingClientRect();
    if (element !== shown || height !== shownHeight)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    [shown, shownHeight] = [element, height];
    const place = element.getBoundingClientRect();
    picture.style.width = `${slot ? place.width : Math.min(width, place.width)}px`;
    const top = slot ? place.top : place.bottom - margin;
    const lowest = innerHeight - picture.offsetHeight - margin;
    picture.style.translate = `${place.left}px ${Math.max(margin, Math.min(top, lowest))}px`;
  };
  document.body.append(picture);
  follow();
  return () => {
    cancelAnimationFrame(frame);
    picture.remove();
  };
}

/** A copy of a row, without the marks by which the page finds rows. */
export function carriedPicture(row: HTMLElement): HTMLElement {
  const picture = pictureOf(row, styles.lifted ?? '');
  for (const name of ['data-goal', 'data-entry-goal', 'data-entry-board']) picture.removeAttribute(name);
  return picture;
}
