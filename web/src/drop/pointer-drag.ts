import type { Cairn } from '@cairn/client/cairn/cairn';
import { aimAt, dragged, keyOfRow, movable, rowsOf } from '../drag/dragged.ts';
import { sortedLists } from '../goals/list-look.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { drop, isChosenWithOthers, putBack } from './drop.ts';
import styles from '../drag/drop-slot.module.css';
import { folderOfZone } from '../drag/folder-zones.ts';
import { EdgeScroll } from '../drag/edge-scroll.ts';
import { hapticMs, longPressMs, mouseThreshold, trembling } from '../drag/gestures.ts';
import { swallowNextClick } from '../drag/swallow-click.ts';

interface Press {
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly row: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Of its row when it was lifted. */
  height: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets goals be dragged by mouse and finger anywhere on the page; answers what ends it.
 *
 * One listener for all rows: a row only carries `data-goal` and `data-zone`, an entry of a folder `data-entry-goal` or
 * `data-entry-board`, a list `data-drop-zone`. What must not drag carries `data-no-drag`.
 */
export function listenForDrags(cairn: Cairn): () => void {
  let press: Press | null = null;
  let ghost: HTMLElement | null = null;
  let pointer = { x: 0, y: 0 };
  /** The frame in which what was lifted is taken; 0 when it was. */
  let taking = 0;
  const edgeScroll = new EdgeScroll(() => aimUnder(pointer.x, pointer.y));

  const begin = (event: PointerEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>(movable);
    if (
      press ||
      event.button !== 0 ||
      !row ||
      target.closest('[data-no-drag], [data-locked], input, textarea')
    )
      return;
    const isTouch = event.pointerType === 'touch';
    press = {
      pointerId: event.pointerId,
      isTouch,
      row,
      x: event.clientX,
      y: event.clientY,
      height: 0,
      timer: undefined,
    };
    pointer = { x: event.clientX, y: event.clientY };
    if (isTouch) press.timer = setTimeout(lift, longPressMs);
  };

  const lift = () => {
    if (!press) return;
    // The finger rests in the middle of a swipe.
    if (document.documentElement.hasAttribute('data-swiping')) return end();
    const { row, isTouch, pointerId, x, y } = press;
    const box = row.getBoundingClientRect();
    ghost = row.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-goal');
    ghost.removeAttribute('data-entry-goal');
    ghost.removeAttribute('data-entry-board');
    ghost.classList.add(styles.lifted ?? '');
    if (isChosenWithOthers(keyOfRow(row))) ghost.dataset.count = String(chosenKeys.get().size);
    ghost.style.width = `${box.width}px`;
    ghost.dataset.fromX = String(x - box.left);
    ghost.dataset.fromY = String(y - box.top);
    document.body.append(ghost);
    document.documentElement.dataset.dragging = 'goal';
    if (isTouch) navigator.vibrate?.(hapticMs);
    // Its cursor stays over everything: a rule for the whole page would style each of its elements anew.
    else row.setPointerCapture(pointerId);
    press.height = box.height;
    // In the frame after this one, whose callbacks are still to come: the picture under the pointer and what changes below
    // it are too much for one.
    taking = requestAnimationFrame(() => {
      taking = requestAnimationFrame(take);
    });
    follow();
  };

  /** The row leaves its place, and the slot where it would go opens. */
  const take = () => {
    cancelAnimationFrame(taking);
    taking = 0;
    if (!press || !ghost) return;
    const { row } = press;
    dragged.set({
      of: row.dataset.entryBoard === undefined ? 'goal' : 'board',
      key: keyOfRow(row),
      name: row.querySelector('[data-goal-title], [data-entry-title]')?.textContent ?? '',
      height: press.height,
    });
    follow();
  };

  const follow = () => {
    if (!ghost) return;
    if (taking === 0) {
      // First: what lies below is asked of a page that nothing has been changed on, which need not be laid out for it.
      aimUnder(pointer.x, pointer.y);
      edgeScroll.follow(pointer.x, pointer.y);
    }
    ghost.style.translate = `${pointer.x - Number(ghost.dataset.fromX)}px ${pointer.y - Number(ghost.dataset.fromY)}px`;
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    pointer = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (ghost) follow();
    else if (press.isTouch && distance > trembling) end();
    else if (!press.isTouch && distance >= mouseThreshold) lift();
  };

  const end = () => {
    clearTimeout(press?.timer);
    cancelAnimationFrame(taking);
    taking = 0;
    // Else the click of a mouse that lets go after Escape would be one on the row.
    if (press?.row.hasPointerCapture(press.pointerId)) press.row.releasePointerCapture(press.pointerId);
    edgeScroll.stop();
    ghost?.remove();
    document.documentElement.removeAttribute('data-dragging');
    ghost = null;
    press = null;
  };

  const release = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    if (taking !== 0) take();
    const wasLifted = ghost !== null;
    const { row } = press;
    const fromZone = row.dataset.zone ?? row.closest<HTMLElement>('[data-drop-zone]')?.dataset.dropZone ?? '';
    end();
    if (!wasLifted) return;
    swallowNextClick();
    drop(cairn, fromZone);
  };

  const cancel = () => {
    if (ghost && taking === 0) putBack();
    end();
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  /** Once lifted by a finger, the page must not scroll under it. */
  const holdStill = (event: TouchEvent) => {
    if (ghost) event.preventDefault();
  };
  /** A mouse that drags chooses no text on its way. */
  const noSelection = (event: Event) => {
    if (press) event.preventDefault();
  };
  /** A long press would also open the browser's own menu. */
  const noMenu = (event: Event) => {
    if (press?.isTouch) event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerdown', begin, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', escape, { capture: true, signal });
  addEventListener('blur', cancel, { signal });
  document.addEventListener('touchmove', holdStill, { passive: false, signal });
  document.addEventListener('contextmenu', noMenu, { signal });
  document.addEventListener('selectstart', noSelection, { signal });
  return () => {
    cancel();
    stop.abort();
  };
}

/**
 * Aims at the list below a point, or the nearest one of the panel there: before the first row whose middle is lower, or
 * farther on where its rows stand beside each other.
 */
function aimUnder(x: number, y: number): void {
  const under = document.elementFromPoint(x, y);
  const moved = dragged.get();
  const panel = under?.closest('[data-drop-panel]');
  const zone =
    under?.closest<HTMLElement>('[data-drop-zone]') ?? panel?.querySelector<HTMLElement>('[data-drop-zone]');
  if (!zone || !moved) return aimAt(null);
  const name = zone.dataset.dropZone ?? '';
  // A board stands in folders only.
  if (moved.of === 'board' && folderOfZone(name) === null) return aimAt(null);
  // A sorted list has no places but the list itself.
  if (sortedLists.has(name)) return aimAt({ zone: name, beforeKey: null });
  const isAcross = zone.dataset.dropAcross !== undefined;
  const next = rowsOf(zone, moved.key).find((row) => {
    const box = row.getBoundingClientRect();
    if (!isAcross) return y < box.top + box.height / 2;
    return y < box.top || (y < box.bottom && x < box.left + box.width / 2);
  });
  aimAt({ zone: name, beforeKey: next ? keyOfRow(next) : null });
}
