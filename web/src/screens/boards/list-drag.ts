import { EdgeScroll } from '../../drag/edge-scroll.ts';
import { hapticMs, longPressMs, mouseThreshold, trembling } from '../../drag/gestures.ts';
import { swallowNextClick } from '../../drag/swallow-click.ts';
import styles from './board-screen.module.css';

interface Press {
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly list: HTMLElement;
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets the lists of a board be dragged by their heads, by mouse and finger; answers what ends it.
 *
 * @param row what the lists stand in, side by side
 * @param onDrop which list was put before which other; null for the end
 */
export function listenForListDrags(
  row: HTMLElement,
  onDrop: (list: string, before: string | null) => void,
): () => void {
  let press: Press | null = null;
  let ghost: HTMLElement | null = null;
  let before: HTMLElement | null | undefined;
  let pointer = { x: 0, y: 0 };
  const lists = () => [...row.querySelectorAll<HTMLElement>('[data-list]')];
  const edgeScroll = new EdgeScroll(() => aim());

  const begin = (event: PointerEvent) => {
    const target = event.target as Element;
    const list = target.closest('[data-list] > header')?.parentElement;
    if (press || event.button !== 0 || !list || target.closest('input, [aria-haspopup]')) return;
    const isTouch = event.pointerType === 'touch';
    const { pointerId, clientX: x, clientY: y } = event;
    press = { pointerId, isTouch, list, x, y, timer: isTouch ? setTimeout(lift, longPressMs) : undefined };
    pointer = { x, y };
  };

  const lift = () => {
    if (!press) return;
    const { list, isTouch } = press;
    const box = list.getBoundingClientRect();
    ghost = list.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-list');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add(styles.carried ?? '');
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    document.body.append(ghost);
    list.toggleAttribute('data-carried', true);
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
    const next = lists().find((list) => {
      const { left, width } = list.getBoundingClientRect();
      return isMirrored ? pointer.x > left + width / 2 : pointer.x < left + width / 2;
    });
    mark(next ?? null);
  };

  const mark = (next: HTMLElement | null | undefined) => {
    before = next;
    const all = lists();
    for (const list of all) {
      list.toggleAttribute('data-slot-before', list === next);
      list.toggleAttribute('data-slot-after', next === null && list === all.at(-1));
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
    press?.list.removeAttribute('data-carried');
    document.documentElement.removeAttribute('data-dragging');
    mark(undefined);
    ghost = null;
    press = null;
  };

  const release = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const [wasLifted, dragged, target] = [ghost !== null, press.list.dataset.list, before];
    end();
    if (!wasLifted) return;
    swallowNextClick();
    if (dragged !== undefined && target !== undefined) onDrop(dragged, target?.dataset.list ?? null);
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

  const stop = new AbortController();
  const { signal } = stop;
  row.addEventListener('pointerdown', begin, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('blur', end, { signal });
  addEventListener('keydown', escape, { capture: true, signal });
  document.addEventListener('touchmove', holdStill, { passive: false, signal });
  return () => {
    end();
    stop.abort();
  };
}
