import type { Cairn } from '@cairn/client/cairn/cairn';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { placesAround } from '../goals/kept-focus.ts';
import { sortedLists } from '../goals/list-look.ts';
import { aimAt, dragged, dropTarget, keyOfRow, rowsOf, zonesOnPage } from '../drag/dragged.ts';
import { drop, putBack, spokenPlace } from './drop.ts';
import { showCarriedRow } from './carried-row.ts';
import { inReadingOrder, type Way, zoneTowards } from './zone-towards.ts';

const ways: Record<string, Way> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Arrow keys move the slot, past the end of a list into the next. Space or Enter drops, Escape cancels. */
export function liftByKeyboard(cairn: Cairn, title: HTMLElement, key: string, name: string): void {
  const row = title.closest<HTMLElement>('[data-goal]');
  const zone =
    row?.closest<HTMLElement>('[data-drop-zone]') ??
    zonesOnPage().find((one) => one.dataset.dropZone === row?.dataset.zone);
  if (!row || !zone || cairn.replica.goal(key)?.locked) return;
  // An open goal has the lists of its dialog only, and the page below may have lists of the same name.
  const root = row.closest('[role="dialog"]') ?? document;
  const fromZone = zone.dataset.dropZone ?? '';
  const all = Array.from(zone.querySelectorAll<HTMLElement>('[data-goal]'));
  const next = zone.contains(row) ? all[all.indexOf(row) + 1] : undefined;
  const places = placesAround(row);
  const hideRow = showCarriedRow(row, () => aimedZone(root));
  dragged.set({ of: 'goal', key, name, height: row.getBoundingClientRect().height });
  aimAt({ zone: fromZone, beforeKey: sortedLists.has(fromZone) ? null : (next?.dataset.goal ?? null) });
  announce(m.drag_lifted({ name: nameInSentence(name) }));

  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const way = ways[event.code];
    if (way) return carry(root, key, way);
    switch (event.code) {
      case 'Space':
      case 'Enter':
        end();
        drop(cairn, fromZone);
        return;
      case 'Escape':
      case 'Tab':
        end();
        putBack();
        return;
      default:
    }
  };
  const leave = () => {
    end();
    putBack();
  };
  const end = () => {
    removeEventListener('keydown', press, { capture: true });
    removeEventListener('pointerdown', leave, { capture: true });
    hideRow();
    const aimed = aimedZone(root) ?? zone;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const title = `[data-goal="${CSS.escape(key)}"] [data-goal-title]`;
        // A full day of the calendar may hide the goal; focus the day then. A rung cannot be focused.
        const element = root.querySelector<HTMLElement>(title) ?? aimed;
        element.focus();
        if (document.activeElement !== element) places.some((focus) => focus());
      }),
    );
  };
  addEventListener('keydown', press, { capture: true });
  addEventListener('pointerdown', leave, { capture: true });
}

function aimedZone(root: ParentNode): HTMLElement | null {
  const name = dropTarget.get()?.zone;
  return name === undefined ? null : root.querySelector(`[data-drop-zone="${CSS.escape(name)}"]`);
}

function carry(root: ParentNode, key: string, way: Way): void {
  const zone = aimedZone(root);
  if (!zone) return;
  const places = placesIn(zone, key);
  const at = places.indexOf(dropTarget.get()?.beforeKey ?? null);
  const within = places[at + stepsWithin(zone, way)];
  if (within !== undefined && within !== places[at]) return aimAndSay(zone, within);
  const next = zoneTowards(zone, way);
  if (!next) return;
  const there = placesIn(next, key);
  const index = way.y === 0 ? Math.min(at, there.length - 1) : way.y > 0 ? 0 : there.length - 1;
  aimAndSay(next, there[index] ?? null);
}

/** The rows that the goal can be put before, and null for the end of the list. */
function placesIn(zone: HTMLElement, key: string): readonly (string | null)[] {
  if (sortedLists.has(zone.dataset.dropZone ?? '')) return [null];
  return [...rowsOf(zone, key).map(keyOfRow), null];
}

/** Returns 0 if the arrow points across the list. */
function stepsWithin(zone: HTMLElement, { x, y }: Way): number {
  return zone.dataset.dropAcross === undefined ? y : inReadingOrder(zone, x);
}

function aimAndSay(zone: HTMLElement, beforeKey: string | null): void {
  aimAt({ zone: zone.dataset.dropZone ?? '', beforeKey });
  const place = spokenPlace();
  if (place) announce(m.drag_over(place));
}
