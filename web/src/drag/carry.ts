import type { Carried } from './carries.ts';
import styles from './carry.module.css';
import { EdgeScroll } from './edge-scroll.ts';
import { hapticMs, longPressMs, mouseThreshold, trembling } from './gestures.ts';
import { swallowNextClick } from './swallow-click.ts';

const { ghost: ghostLook = '', places = '' } = styles;

interface Press {
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly thing: HTMLElement;
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets what stands side by side be carried to another place among its like, by mouse and finger; answers what ends it.
 *
 * @param row what they stand in
 * @param onDrop which one was put before which other; null for the end
 */
export function listenForCarries(
  row: HTMLElement,
  { named, handle, except, look, inRows = false }: Carried,
  onDrop: (key: string, before: string | null) => void,
): () => void {
  let press: Press | null = null;
  let ghost: HTMLElement | null = null;
  let before: HTMLElement | null | undefined;
  let pointer = { x: 0, y: 0 };
  const things = () => [...row.querySelectorAll<HTMLElement>(`[data-${named}]`)];
  const edgeScroll = new EdgeScroll(() => aim());

  const begin = (event: PointerEvent) => {
    const target = event.target as Element;
    const thing = target.closest(handle)?.closest<HTMLElement>(`[data-${named}]`);
    if (press || event.button !== 0 || !thing || target.closest(except)) return;
    const isTouch = event.pointerType === 'touch';
    const { pointerId, clientX: x, clientY: y } = event;
    press = { pointerId, isTouch, thing, x, y, timer: isTouch ? setTimeout(lift, longPressMs) : undefined };
    pointer = { x, y };
  };

  const lift = () => {
    if (!press) return;
    const { thing, isTouch } = press;
    const box = thing.getBoundingClientRect();
    ghost = thing.cloneNode(true) as HTMLElement;
    ghost.removeAttribute(`data-${named}`);
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add(ghostLook, ...(look === undefined ? [] : [look]));
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    document.body.append(ghost);
    thing.toggleAttribute('data-carried', true);
    document.documentElement.toggleAttribute('data-dragging', true);
    if (isTouch) navigator.vibrate?.(hapticMs);
    follow();
  };

  const follow = () => {
    if (!ghost || !press) return;
    ghost.style.translate = `${pointer.x - press.x}px ${pointer.y - press.y}px`;
    aim();
    edgeScroll.follow(pointer.x, pointer.y);
  };

  const aim = () => {
    const isMirrored = getComputedStyle(row).direction === 'rtl';
    const next = things().find((thing) => {
      const { left, width, top, bottom } = thing.getBoundingClientRect();
      const isBefore = isMirrored ? pointer.x > left + width / 2 : pointer.x < left + width / 2;
      return inRows ? pointer.y < top || (pointer.y < bottom && isBefore) : isBefore;
    });
    mark(next ?? null);
  };

  const mark = (next: HTMLElement | null | undefined) => {
    before = next;
    const all = things();
    for (const thing of all) {
      thing.toggleAttribute('data-slot-before', thing === next);
      thing.toggleAttribute('data-slot-after', next === null && thing === all.at(-1));
    }
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    pointer = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(pointer.x - press.x, pointer.y - press.y);
    if (ghost) follow();
    else if (press.isTouch && distance > trembling) end();
    else if (!press.isTouch && distance >= mouseThreshold) lift();
  };

  const end = () => {
    clearTimeout(press?.timer);
    edgeScroll.stop();
    ghost?.remove();
    press?.thing.removeAttribute('data-carried');
    document.documentElement.removeAttribute('data-dragging');
    mark(undefined);
    ghost = null;
    press = null;
  };

  const release = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const [wasLifted, dragged, target] = [ghost !== null, press.thing.dataset[named], before];
    end();
    if (!wasLifted) return;
    swallowNextClick();
    if (dragged !== undefined && target !== undefined) onDrop(dragged, target?.dataset[named] ?? null);
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  /** Once lifted by a finger, the page must not scroll under it. */
  const holdStill = (event: TouchEvent) => {
    if (ghost) event.preventDefault();
  };

  /** A long press would open the browser's own menu, and a mouse would take a link or a picture along. */
  const noMenu = (event: Event) => {
    if (press?.isTouch) event.preventDefault();
  };
  const noLink = (event: Event) => {
    if (press) event.preventDefault();
  };

  row.classList.add(places);
  const stop = new AbortController();
  const { signal } = stop;
  row.addEventListener('pointerdown', begin, { signal });
  row.addEventListener('contextmenu', noMenu, { signal });
  row.addEventListener('dragstart', noLink, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('blur', end, { signal });
  addEventListener('keydown', escape, { capture: true, signal });
  document.addEventListener('touchmove', holdStill, { passive: false, signal });
  return () => {
    end();
    row.classList.remove(places);
    stop.abort();
  };
}
