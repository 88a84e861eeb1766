import type { DateOnly } from '@cairn/core/time/date-only';
import {
  clickedBlock,
  type DayBlock,
  drawnBlock,
  movedBlock,
  resizedBlock,
} from '@cairn/core/time/day-blocks';
import { defaultDurationMinutes } from '@cairn/core/time/durations';
import { isSame } from '@cairn/core/same';
import styles from './drop-slot.module.css';
import { EdgeScroll } from './edge-scroll.ts';
import {
  clickMs,
  edgeHoverMs,
  hapticMs,
  longPressMs,
  mouseThreshold,
  slideMs,
  trembling,
} from './gestures.ts';
import { drawing, type HoursAim, hoursAim, hoursHeld } from './hours-aim.ts';
import { dayOf, minutesOn, pointOnGrid, sideOf } from './hours-geometry.ts';
import { swallowNextClick } from './swallow-click.ts';

/** What the grid does for a drag over it. */
export interface HoursDragHost {
  readonly drop: (aim: HoursAim & { readonly key: string }) => void;
  readonly putBack: (key: string) => void;
  /** Shows the days before or after. */
  readonly page: (step: 1 | -1) => void;
  /** A block's times as the card under the pointer says them. */
  readonly textOf: (date: DateOnly, block: DayBlock) => string;
}

/** What was taken hold of. */
type Grip =
  | { readonly kind: 'move'; readonly key: string; readonly block: DayBlock; readonly grabbedAt: number }
  | { readonly kind: 'resize'; readonly key: string; readonly block: DayBlock; readonly day: HTMLElement }
  | { readonly kind: 'draw'; readonly day: HTMLElement; readonly from: number };

interface Press {
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
  readonly grip: Grip;
  readonly row: HTMLElement | null;
  readonly target: Element;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets goals be moved, stretched and drawn on an hour grid by mouse and finger; answers what ends it.
 *
 * A block carries `data-goal`, `data-from` and `data-to`, its lower edge `data-hours-grip`; a row of the strip
 * `data-goal` alone. What must not drag carries `data-hours-still`.
 */
export function listenForHoursDrags(root: HTMLElement, host: HoursDragHost): () => void {
  let press: Press | null = null;
  let isLifted = false;
  let ghost: HTMLElement | null = null;
  let pointer = { x: 0, y: 0 };
  let side: -1 | 0 | 1 = 0;
  /** When a press began that may become a click on empty space. */
  let emptyPressAt: number | null = null;
  let sideTimer: ReturnType<typeof setTimeout> | undefined;
  const edgeScroll = new EdgeScroll(() => aim());

  const begin = (event: PointerEvent) => {
    const target = event.target as Element;
    if (press || event.button !== 0) return;
    const grip = gripOf(root, target, event.clientX, event.clientY);
    // While a drawn block is being named, a press beside it only leaves the field.
    const isEmpty = grip?.kind === 'draw' && drawing.get() === null;
    emptyPressAt = isEmpty ? event.timeStamp : null;
    if (!grip || (grip.kind === 'draw' && !isEmpty)) return;
    const isTouch = event.pointerType === 'touch';
    const row = grip.kind === 'draw' ? null : target.closest<HTMLElement>('[data-goal]');
    const { pointerId, clientX: x, clientY: y } = event;
    press = { pointerId, isTouch, x, y, grip, row, target, timer: undefined };
    pointer = { x, y };
    if (isTouch) press.timer = setTimeout(lift, longPressMs);
    // On the pressed thing itself: it goes on hearing of the finger when the days are paged and it is gone.
    target.addEventListener('touchmove', holdStill as EventListener, { passive: false });
  };

  const lift = () => {
    if (!press) return;
    isLifted = true;
    const { grip, row, isTouch, x, y } = press;
    if (grip.kind === 'move' && row) ghost = liftedCopy(row, x, y);
    if (grip.kind !== 'draw') hoursHeld.set(grip.key);
    document.documentElement.toggleAttribute('data-dragging', true);
    document.documentElement.toggleAttribute('data-stretching', grip.kind === 'resize');
    if (isTouch) navigator.vibrate?.(hapticMs);
    follow();
  };

  const follow = () => {
    if (ghost)
      ghost.style.translate = `${pointer.x - Number(ghost.dataset.fromX)}px ${pointer.y - Number(ghost.dataset.fromY)}px`;
    aim();
    edgeScroll.follow(pointer.x, pointer.y);
    if (press?.grip.kind === 'move') lookAside(sideOf(root, pointer.x));
  };

  const aim = () => {
    if (!press) return;
    const next = aimOf(root, press.grip, pointer);
    if (!isSame(hoursAim.get(), next)) hoursAim.set(next);
    const time = ghost?.querySelector('[data-hours-time]');
    if (time && next?.block) time.textContent = host.textOf(next.date, next.block);
  };

  const lookAside = (towards: -1 | 0 | 1) => {
    if (towards === side) return;
    side = towards;
    clearTimeout(sideTimer);
    if (side !== 0) sideTimer = setTimeout(turn, edgeHoverMs);
  };
  const turn = () => {
    if (side === 0) return;
    host.page(side);
    sideTimer = setTimeout(turn, slideMs + edgeHoverMs);
    // Other days lie under the pointer as soon as they are drawn.
    requestAnimationFrame(() => requestAnimationFrame(aim));
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    pointer = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(pointer.x - press.x, pointer.y - press.y);
    if (isLifted) follow();
    else if (press.isTouch && distance > trembling) end();
    else if (!press.isTouch && distance >= mouseThreshold) lift();
  };

  const end = () => {
    clearTimeout(press?.timer);
    clearTimeout(sideTimer);
    press?.target.removeEventListener('touchmove', holdStill as EventListener);
    edgeScroll.stop();
    ghost?.remove();
    document.documentElement.removeAttribute('data-dragging');
    document.documentElement.removeAttribute('data-stretching');
    hoursHeld.set(null);
    hoursAim.set(null);
    [ghost, press, isLifted, side] = [null, null, false, 0];
  };

  const release = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const { grip } = press;
    const wasLifted = isLifted;
    const target = hoursAim.get();
    end();
    if (!wasLifted) return;
    swallowNextClick();
    if (grip.kind === 'draw') {
      if (target?.block) drawing.set({ date: target.date, block: target.block });
    } else if (target && target.key !== null) host.drop({ ...target, key: target.key });
    else host.putBack(grip.key);
  };

  /** On the click and not on the release: after a tap the browser would take the focus from the field again. */
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const day = target.closest<HTMLElement>('[data-hours-day]');
    if (emptyPressAt === null || event.timeStamp - emptyPressAt > clickMs || !day) return;
    emptyPressAt = null;
    if (target.closest('[data-goal]') || !target.closest('[data-hours-body]')) return;
    drawing.set({ date: day.dataset.hoursDay ?? '', block: clickedBlock(minutesOn(day, event.clientY)) });
  };

  const cancel = () => {
    const held = isLifted && press && press.grip.kind !== 'draw' ? press.grip.key : null;
    end();
    if (held !== null) host.putBack(held);
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isLifted) return;
    event.preventDefault();
    event.stopPropagation();
    swallowNextClickOnRelease();
    cancel();
  };

  /** Once lifted by a finger, the page must not scroll under it. */
  const holdStill = (event: TouchEvent) => {
    if (isLifted) event.preventDefault();
  };
  /** A long press would also open the browser's own menu. */
  const noMenu = (event: Event) => {
    if (press?.isTouch) event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('pointerdown', begin, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', escape, { capture: true, signal });
  addEventListener('blur', cancel, { signal });
  root.addEventListener('click', click, { signal });
  root.addEventListener('contextmenu', noMenu, { signal });
  return () => {
    cancel();
    stop.abort();
  };
}

/** After Escape the button is still down: letting it go is no click either. */
function swallowNextClickOnRelease(): void {
  addEventListener('pointerup', swallowNextClick, { capture: true, once: true });
}

function gripOf(root: HTMLElement, target: Element, x: number, y: number): Grip | null {
  const day = target.closest<HTMLElement>('[data-hours-day]');
  if (!day || !root.contains(day) || target.closest('[data-hours-still], [role=checkbox], input, textarea'))
    return null;
  const row = target.closest<HTMLElement>('[data-goal]');
  if (!row)
    return target.closest('[data-hours-body]') ? { kind: 'draw', day, from: minutesOn(day, y) } : null;
  const { goal: key = '', from, to } = row.dataset;
  if (from === undefined || to === undefined) {
    // From the strip: it hangs below the pointer by a quarter of an hour.
    return { kind: 'move', key, block: { from: 0, to: defaultDurationMinutes }, grabbedAt: 10 };
  }
  const block = { from: Number(from), to: Number(to) };
  if (target.closest('[data-hours-grip]')) return { kind: 'resize', key, block, day };
  const minutes = pointOnGrid(root, x, y)?.minutes ?? block.from;
  return { kind: 'move', key, block, grabbedAt: minutes - block.from };
}

function aimOf(root: HTMLElement, grip: Grip, { x, y }: { x: number; y: number }): HoursAim | null {
  if (grip.kind === 'draw') {
    const date = grip.day.dataset.hoursDay ?? '';
    return { key: null, date, block: drawnBlock(grip.from, minutesOn(grip.day, y)) };
  }
  if (grip.kind === 'resize') {
    const date = grip.day.dataset.hoursDay ?? '';
    const day = dayOf(root, date) ?? grip.day;
    return { key: grip.key, date, block: resizedBlock(grip.block, minutesOn(day, y)) };
  }
  const point = pointOnGrid(root, x, y);
  if (!point) return null;
  const { date, minutes } = point;
  if (minutes === null) return { key: grip.key, date, block: null };
  return { key: grip.key, date, block: movedBlock(grip.block, minutes - grip.grabbedAt) };
}

/** The card that follows the pointer. */
function liftedCopy(row: HTMLElement, x: number, y: number): HTMLElement {
  const box = row.getBoundingClientRect();
  const copy = row.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-goal');
  copy.dataset.ghost = '';
  copy.classList.add(styles.lifted ?? '');
  Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px`, top: '0', left: '0' });
  copy.dataset.fromX = String(x - box.left);
  copy.dataset.fromY = String(y - box.top);
  document.body.append(copy);
  return copy;
}
