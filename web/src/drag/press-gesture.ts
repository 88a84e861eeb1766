import { EdgeScroll } from './edge-scroll.ts';
import { hapticMs, longPressMs, mouseThreshold, trembling } from './gestures.ts';
import { swallowClickOfRelease, swallowNextClick } from './swallow-click.ts';

/** In CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Press extends Point {
  readonly target: Element;
  readonly isTouch: boolean;
}

/** After `take`, either `drop` or `cancel` ends a drag. */
export interface Drag {
  /** This element captures the mouse during a drag, so the mouse keeps this element's cursor shape. */
  readonly row: HTMLElement;
  /** The page's `data-dragging` during the drag. */
  readonly mark: string;
  lift(): HTMLElement | null;
  /** Changes the page for the drag, for example removes the row from its place. */
  take(): void;
  /** Called when the pointer moved, or the page scrolled under it. */
  aim(at: Point): void;
  drop(): void;
  cancel(): void;
}

/**
 * A mouse drags after a few pixels, a finger after a long press. A drag near an edge scrolls. Escape, leaving
 * the window or a browser gesture cancels. Returns a function that stops listening.
 *
 * @param begin returns null for a press that drags nothing
 */
export function listenForPresses(
  root: Document | HTMLElement,
  begin: (press: Press) => Drag | null,
): () => void {
  const gesture = new PressGesture(begin);
  const stop = new AbortController();
  const { signal } = stop;
  const onRoot = (name: string, listener: (event: never) => void) =>
    root.addEventListener(name, listener as EventListener, { signal });
  onRoot('pointerdown', gesture.press);
  onRoot('contextmenu', gesture.keepTouchMenuClosed);
  onRoot('dragstart', gesture.keepFromBrowser);
  onRoot('selectstart', gesture.keepFromBrowser);
  addEventListener('pointermove', gesture.move, { signal });
  addEventListener('pointerup', gesture.release, { signal });
  addEventListener('pointercancel', gesture.cancel, { signal });
  addEventListener('blur', gesture.cancel, { signal });
  addEventListener('keydown', gesture.escape, { capture: true, signal });
  document.addEventListener('touchmove', gesture.holdPage, { passive: false, signal });
  return () => {
    gesture.cancel();
    stop.abort();
  };
}

interface Held {
  readonly press: Press;
  readonly pointerId: number;
  readonly drag: Drag;
}

class PressGesture {
  readonly #begin: (press: Press) => Drag | null;
  readonly #edgeScroll = new EdgeScroll(() => this.#held?.drag.aim(this.#at));
  #held: Held | null = null;
  #at: Point = { x: 0, y: 0 };
  #isLifted = false;
  #ghost: HTMLElement | null = null;
  /** The distance from the pointer to the ghost's corner. */
  #offset: Point = { x: 0, y: 0 };
  #longPress: ReturnType<typeof setTimeout> | undefined;
  /** 0 when the drag has taken the row. */
  #taking = 0;

  constructor(begin: (press: Press) => Drag | null) {
    this.#begin = begin;
  }

  readonly press = (event: PointerEvent): void => {
    if (this.#held || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const press = { target: event.target as Element, isTouch: event.pointerType === 'touch', x, y };
    const drag = this.#begin(press);
    if (!drag) return;
    this.#held = { press, pointerId, drag };
    this.#at = { x, y };
    if (!press.isTouch) return;
    this.#longPress = setTimeout(this.#lift, longPressMs);
    // A removed element still receives touches, but the document does not.
    press.target.addEventListener('touchmove', this.holdPage as EventListener, { passive: false });
  };

  readonly #lift = (): void => {
    if (!this.#held) return;
    // A drag must not begin during a swipe.
    if (document.documentElement.hasAttribute('data-swiping')) return this.#end();
    const { press, pointerId, drag } = this.#held;
    const { left, top } = drag.row.getBoundingClientRect();
    this.#isLifted = true;
    this.#offset = { x: left - press.x, y: top - press.y };
    this.#ghost = drag.lift();
    if (this.#ghost) document.body.append(this.#ghost);
    document.documentElement.dataset.dragging = drag.mark;
    if (press.isTouch) navigator.vibrate?.(hapticMs);
    else if (drag.row.isConnected) drag.row.setPointerCapture(pointerId);
    // Taking the row two frames later spreads the work: the ghost and the page's change are too much for one
    // frame.
    this.#taking = requestAnimationFrame(() => {
      this.#taking = requestAnimationFrame(this.#take);
    });
    this.#follow();
  };

  readonly #take = (): void => {
    cancelAnimationFrame(this.#taking);
    this.#taking = 0;
    this.#held?.drag.take();
    this.#follow();
  };

  #follow(): void {
    const { x, y } = this.#at;
    if (this.#taking === 0) {
      // Hit testing needs no new layout while the page is unchanged, so aim before the ghost moves.
      this.#held?.drag.aim(this.#at);
      this.#edgeScroll.follow(x, y);
    }
    if (this.#ghost) this.#ghost.style.translate = `${x + this.#offset.x}px ${y + this.#offset.y}px`;
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.pointerId) return;
    const { press } = this.#held;
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#isLifted) return this.#follow();
    const distance = Math.hypot(this.#at.x - press.x, this.#at.y - press.y);
    if (press.isTouch && distance > trembling) this.#end();
    else if (!press.isTouch && distance >= mouseThreshold) this.#lift();
  };

  readonly release = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.pointerId) return;
    if (this.#taking !== 0) this.#take();
    const { drag } = this.#held;
    const wasLifted = this.#isLifted;
    this.#end();
    if (!wasLifted) return;
    swallowNextClick();
    drag.drop();
  };

  readonly cancel = (): void => {
    const drag = this.#isLifted && this.#taking === 0 ? this.#held?.drag : undefined;
    this.#end();
    drag?.cancel();
  };

  readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isLifted) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
    // The button is still down; its release is not a click.
    swallowClickOfRelease();
  };

  readonly holdPage = (event: TouchEvent): void => {
    if (this.#isLifted) event.preventDefault();
  };

  readonly keepFromBrowser = (event: Event): void => {
    if (this.#held) event.preventDefault();
  };

  readonly keepTouchMenuClosed = (event: Event): void => {
    if (this.#held?.press.isTouch) event.preventDefault();
  };

  #end(): void {
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#taking);
    this.#edgeScroll.stop();
    this.#ghost?.remove();
    document.documentElement.removeAttribute('data-dragging');
    if (this.#held) {
      const { press, pointerId, drag } = this.#held;
      press.target.removeEventListener('touchmove', this.holdPage as EventListener);
      if (drag.row.hasPointerCapture(pointerId)) drag.row.releasePointerCapture(pointerId);
    }
    this.#taking = 0;
    this.#isLifted = false;
    this.#ghost = null;
    this.#held = null;
  }
}

/** Makes a copy for {@link Drag.lift}: as wide as the element, at the window's corner. */
export function pictureOf(row: HTMLElement, ...classes: readonly string[]): HTMLElement {
  const picture = row.cloneNode(true) as HTMLElement;
  picture.setAttribute('aria-hidden', 'true');
  picture.classList.add(...classes);
  const { width } = row.getBoundingClientRect();
  Object.assign(picture.style, { left: '0', top: '0', width: `${width}px` });
  return picture;
}
