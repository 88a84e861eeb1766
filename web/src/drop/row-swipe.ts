import type { Cairn } from '@cairn/client/cairn/cairn';
import { isDone } from '@cairn/core/goals/goal';
import { narrowWidth } from '@cairn/ui/use-narrow';
import { goalMenu } from '../goals/ui-requests.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { tickWithUndo } from '../goals/tick-with-undo.ts';
import { isDragging } from '../drag/dragged.ts';
import { edgeOfWindow, readyHapticMs, sideways, swipeBegins } from '../drag/gestures.ts';
import { type RowPull, rowPullAt } from '../drag/row-pull.ts';
import styles from './row-swipe.module.css';

interface Swipe {
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The pull of the row; null until the finger clearly moves sideways. */
  pull: RowPull | null;
  sign: HTMLElement | null;
}

/**
 * On phones, a swipe to the right ticks a goal; to the left asks for another period. Returns a function that
 * stops listening.
 *
 * Vertical moves scroll, and a resting finger lifts the row (`pointer-drag.ts`). Touches at the window's edge
 * belong to the browser, those within slides to the page.
 */
export function listenForRowSwipes(cairn: Cairn): () => void {
  let swipe: Swipe | null = null;

  const begin = (event: TouchEvent) => {
    letGo();
    const [touch, second] = event.touches;
    if (!touch || second || innerWidth > narrowWidth || chosenKeys.get().size > 0) return;
    if (Math.min(touch.clientX, innerWidth - touch.clientX) < edgeOfWindow) return;
    const target = event.target as Element;
    const row = target.closest<HTMLElement>(
      '[data-goal][data-zone]:not([data-divider], [data-editing], [data-locked])',
    );
    if (row) swipe = { row, x: touch.clientX, y: touch.clientY, pull: null, sign: null };
  };

  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!swipe || !touch) return;
    const [across, down] = [touch.clientX - swipe.x, touch.clientY - swipe.y];
    if (!swipe.pull) {
      // A scroll that has begun cannot be stopped.
      if (isDragging() || !event.cancelable) return letGo();
      if (Math.hypot(across, down) < swipeBegins) return;
      if (Math.abs(across) < sideways * Math.abs(down)) return letGo();
      document.documentElement.toggleAttribute('data-swiping', true);
    }
    event.preventDefault();
    pullTo(swipe, across);
  };

  const pullTo = (pulled: Swipe, across: number) => {
    const goal = cairn.replica.goal(pulled.row.dataset.goal ?? '');
    if (!goal) return letGo();
    const pull = rowPullAt(across, !goal.locked);
    if (pull.isReady && !pulled.pull?.isReady) navigator.vibrate?.(readyHapticMs);
    pulled.pull = pull;
    pulled.sign ??= signIn(pulled.row);
    pulled.sign.dataset.deed = pull.deed === 'tick' && isDone(goal) ? 'reopen' : (pull.deed ?? '');
    pulled.sign.toggleAttribute('data-ready', pull.isReady);
    pulled.row.style.setProperty('--pull', `${pull.offset}px`);
    pulled.row.style.setProperty('--pulled', `${Math.abs(pull.offset)}px`);
    pulled.row.style.setProperty('--grown', String(pull.share));
  };

  const end = () => {
    const pulled = swipe;
    letGo();
    if (!pulled?.pull?.isReady) return;
    const goal = cairn.replica.goal(pulled.row.dataset.goal ?? '');
    if (!goal) return;
    if (pulled.pull.deed === 'tick') return tickWithUndo(cairn, goal, !isDone(goal));
    const title = pulled.row.querySelector<HTMLElement>('[data-goal-title]');
    // The closing menu returns the focus to the title.
    title?.focus({ preventScroll: true });
    goalMenu.set({ key: goal.key, anchor: title ?? pulled.row, surface: 'period' });
  };

  const letGo = () => {
    const pulled = swipe;
    swipe = null;
    document.documentElement.removeAttribute('data-swiping');
    if (pulled?.sign) releaseRow(pulled.row, pulled.sign);
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('touchstart', begin, { passive: true, signal });
  document.addEventListener('touchmove', move, { passive: false, signal });
  document.addEventListener('touchend', end, { signal });
  document.addEventListener('touchcancel', letGo, { signal });
  return () => {
    letGo();
    stop.abort();
  };
}

function releaseRow(row: HTMLElement, sign: HTMLElement): void {
  for (const name of ['--pull', '--pulled', '--grown']) row.style.removeProperty(name);
  const settle = () => {
    sign.remove();
    // The user may be pulling the row again.
    if (!row.querySelector(`:scope > .${styles.sign ?? ''}`)) row.classList.remove(styles.pulled ?? '');
  };
  const motions = row.getAnimations({ subtree: true }).map(({ finished }) => finished);
  void Promise.allSettled(motions).then(settle);
}

function signIn(row: HTMLElement): HTMLElement {
  const sign = document.createElement('span');
  sign.className = styles.sign ?? '';
  sign.setAttribute('aria-hidden', 'true');
  sign.append(document.createElement('i'));
  row.classList.add(styles.pulled ?? '');
  row.append(sign);
  return sign;
}
