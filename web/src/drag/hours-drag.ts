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
import { clickMs, edgeHoverMs, slideMs } from './gestures.ts';
import { drawing, type HoursAim, hoursAim, hoursHeld } from './hours-aim.ts';
import { dayOf, minutesOn, pointOnGrid, sideOf } from './hours-geometry.ts';
import { type Drag, listenForPresses, pictureOf, type Point, type Press } from './press-gesture.ts';

export interface HoursDragHost {
  readonly drop: (aim: HoursAim & { readonly key: string }) => void;
  readonly putBack: (key: string) => void;
  readonly page: (step: 1 | -1) => void;
  readonly textOf: (date: DateOnly, block: DayBlock) => string;
}

type Grip =
  | {
      readonly kind: 'move';
      readonly key: string;
      readonly block: DayBlock;
      readonly day: HTMLElement;
      /** Minutes from the block's start to the pointer. */
      readonly grabbedAt: number;
    }
  | { readonly kind: 'resize'; readonly key: string; readonly block: DayBlock; readonly day: HTMLElement }
  | { readonly kind: 'draw'; readonly day: HTMLElement; readonly from: number };

/**
 * Lets goals be moved, resized and drawn on an hour grid. Returns a function that stops listening.
 *
 * A block has `data-goal`, `data-from` and `data-to`, its lower edge `data-hours-grip`. A row of the strip
 * has only `data-goal`, and `data-minutes` for a planned length. `data-hours-still` marks parts that do not drag.
 */
export function listenForHoursDrags(root: HTMLElement, host: HoursDragHost): () => void {
  /** `timeStamp` of a press on empty space, which may become a click. */
  let emptyPressAt: number | null = null;
  const stopPresses = listenForPresses(root, (press) => {
    const grip = gripOf(root, press);
    // While a new block is being named, a press elsewhere only leaves its field.
    if (grip?.kind === 'draw' && drawing.get() !== null) return null;
    return grip && hoursDrag(root, host, grip, press);
  });
  const noteEmptyPress = ({ target, clientX: x, clientY: y, button, timeStamp }: PointerEvent) => {
    const grip = gripOf(root, { target: target as Element, x, y });
    const isEmpty = button === 0 && grip?.kind === 'draw' && drawing.get() === null;
    emptyPressAt = isEmpty ? timeStamp : null;
  };
  /** The field opens on the click, because the browser moves the focus after the release of a tap. */
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const day = target.closest<HTMLElement>('[data-hours-day]');
    if (emptyPressAt === null || event.timeStamp - emptyPressAt > clickMs || !day) return;
    emptyPressAt = null;
    if (target.closest('[data-goal]') || !target.closest('[data-hours-body]')) return;
    drawing.set({ date: day.dataset.hoursDay ?? '', block: clickedBlock(minutesOn(day, event.clientY)) });
  };
  const stop = new AbortController();
  root.addEventListener('pointerdown', noteEmptyPress, { signal: stop.signal });
  root.addEventListener('click', click, { signal: stop.signal });
  return () => {
    stopPresses();
    stop.abort();
  };
}

function hoursDrag(root: HTMLElement, host: HoursDragHost, grip: Grip, { target }: Press): Drag {
  const row = (grip.kind !== 'draw' && target.closest<HTMLElement>('[data-goal]')) || grip.day;
  const paging = new SidePaging(host.page, () => aim());
  let at: Point = { x: 0, y: 0 };
  let picture: HTMLElement | null = null;
  const aim = () => {
    const next = aimOf(root, grip, at);
    if (!isSame(hoursAim.get(), next)) hoursAim.set(next);
    const time = picture?.querySelector('[data-hours-time]');
    if (time && next?.block) time.textContent = host.textOf(next.date, next.block);
  };
  const end = () => {
    paging.stop();
    document.documentElement.removeAttribute('data-stretching');
    hoursHeld.set(null);
    hoursAim.set(null);
  };
  return {
    row,
    mark: '',
    lift() {
      if (grip.kind !== 'move') return null;
      picture = pictureOf(row, styles.lifted ?? '');
      picture.removeAttribute('data-goal');
      picture.dataset.ghost = '';
      picture.style.height = `${row.getBoundingClientRect().height}px`;
      return picture;
    },
    take() {
      if (grip.kind !== 'draw') hoursHeld.set(grip.key);
      document.documentElement.toggleAttribute('data-stretching', grip.kind === 'resize');
    },
    aim(point) {
      at = point;
      aim();
      if (grip.kind === 'move') paging.lookAside(sideOf(root, at.x));
    },
    drop() {
      const goal = hoursAim.get();
      end();
      if (grip.kind === 'draw') {
        if (goal?.block) drawing.set({ date: goal.date, block: goal.block });
      } else if (goal && goal.key !== null) host.drop({ ...goal, key: goal.key });
      else host.putBack(grip.key);
    },
    cancel() {
      end();
      if (grip.kind !== 'draw') host.putBack(grip.key);
    },
  };
}

class SidePaging {
  readonly #page: HoursDragHost['page'];
  readonly #paged: () => void;
  #side: -1 | 0 | 1 = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param paged called when other days are under the pointer */
  constructor(page: HoursDragHost['page'], paged: () => void) {
    this.#page = page;
    this.#paged = paged;
  }

  lookAside(side: -1 | 0 | 1): void {
    if (side === this.#side) return;
    this.#side = side;
    clearTimeout(this.#timer);
    if (side !== 0) this.#timer = setTimeout(this.#turn, edgeHoverMs);
  }

  stop(): void {
    this.lookAside(0);
  }

  readonly #turn = (): void => {
    if (this.#side === 0) return;
    this.#page(this.#side);
    this.#timer = setTimeout(this.#turn, slideMs + edgeHoverMs);
    requestAnimationFrame(() => requestAnimationFrame(() => this.#side !== 0 && this.#paged()));
  };
}

function gripOf(root: HTMLElement, { target, x, y }: Pick<Press, 'target' | 'x' | 'y'>): Grip | null {
  const day = target.closest<HTMLElement>('[data-hours-day]');
  if (!day || !root.contains(day) || target.closest('[data-hours-still], [role=checkbox], input, textarea'))
    return null;
  const row = target.closest<HTMLElement>('[data-goal]');
  if (!row)
    return target.closest('[data-hours-body]') ? { kind: 'draw', day, from: minutesOn(day, y) } : null;
  const { goal: key = '', from, to, minutes: length } = row.dataset;
  if (from === undefined || to === undefined) {
    // A block from the strip starts ten minutes above the pointer.
    const block = { from: 0, to: Number(length ?? defaultDurationMinutes) };
    return { kind: 'move', key, block, day, grabbedAt: Math.min(10, block.to) };
  }
  const block = { from: Number(from), to: Number(to) };
  if (target.closest('[data-hours-grip]')) return { kind: 'resize', key, block, day };
  const minutes = pointOnGrid(root, x, y)?.minutes ?? block.from;
  return { kind: 'move', key, block, day, grabbedAt: minutes - block.from };
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
