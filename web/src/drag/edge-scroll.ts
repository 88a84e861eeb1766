/** Scrolling starts within this many pixels from an edge. */
const edge = 50;
/** In pixels. */
const step = 25;
const everyMs = 30;

export class EdgeScroll {
  #x = 0;
  #y = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #scrolled: () => void;

  /** @param scrolled called after each step, since another element is under the pointer */
  constructor(scrolled: () => void) {
    this.#scrolled = scrolled;
  }

  follow(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#timer ??= setInterval(() => this.#step(), everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #step(): void {
    for (let at = document.elementFromPoint(this.#x, this.#y); at; at = at.parentElement) {
      if (this.#scrollIfNear(at)) return this.#scrolled();
    }
  }

  #scrollIfNear(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const before = [element.scrollLeft, element.scrollTop];
    if (element.scrollHeight > element.clientHeight)
      element.scrollTop += stepTowards(this.#y, box.top, box.bottom);
    if (element.scrollWidth > element.clientWidth)
      element.scrollLeft += stepTowards(this.#x, box.left, box.right);
    return before[0] !== element.scrollLeft || before[1] !== element.scrollTop;
  }
}

function stepTowards(at: number, start: number, end: number): number {
  if (at < start + edge) return -step;
  return at > end - edge ? step : 0;
}
