import type { Cairn } from '@cairn/client/cairn/cairn';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { sortedLists } from '../goals/list-look.ts';
import { focusRow } from '../goals/row-walk.ts';
import { aimAt, dragged, dropTarget, keyOfRow, rowsOf, zonesOnPage } from '../drag/dragged.ts';
import { drop, putBack, spokenPlace } from './drop.ts';

/**
 * Up and down move the slot through the list, left and right to neighbouring lists at the same height. Space
 * or Enter drops, Escape cancels.
 */
export function liftByKeyboard(cairn: Cairn, title: HTMLElement, key: string, name: string): void {
  const row = title.closest<HTMLElement>('[data-goal]');
  const zone =
    row?.closest<HTMLElement>('[data-drop-zone]') ??
    zonesOnPage().find((one) => one.dataset.dropZone === row?.dataset.zone);
  if (!row || !zone || cairn.replica.goal(key)?.locked) return;
  const fromZone = zone.dataset.dropZone ?? '';
  const all = Array.from(zone.querySelectorAll<HTMLElement>('[data-goal]'));
  const next = zone.contains(row) ? all[all.indexOf(row) + 1] : undefined;
  dragged.set({ of: 'goal', key, name, height: row.getBoundingClientRect().height });
  aimAt({ zone: fromZone, beforeKey: sortedLists.has(fromZone) ? null : (next?.dataset.goal ?? null) });
  announce(m.drag_lifted({ name: nameInSentence(name) }));

  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    switch (event.code) {
      case 'ArrowUp':
        return step(key, -1);
      case 'ArrowDown':
        return step(key, 1);
      case 'ArrowLeft':
        return stepZone(key, -1);
      case 'ArrowRight':
        return stepZone(key, 1);
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
    const aimed = dropTarget.get()?.zone ?? fromZone;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // A full day of the calendar may hide the goal; focus the day then.
        if (!focusRow(key))
          document.querySelector<HTMLElement>(`[data-drop-zone="${CSS.escape(aimed)}"]`)?.focus();
      }),
    );
  };
  addEventListener('keydown', press, { capture: true });
  addEventListener('pointerdown', leave, { capture: true });
}

function aimAndSay(target: { zone: string; beforeKey: string | null }): void {
  aimAt(target);
  const place = spokenPlace();
  if (place) announce(m.drag_over(place));
  requestAnimationFrame(() => {
    document
      .querySelector(`[data-drop-zone="${CSS.escape(target.zone)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

function step(key: string, steps: 1 | -1): void {
  const target = dropTarget.get();
  const zone = zonesOnPage().find((one) => one.dataset.dropZone === target?.zone);
  if (!target || !zone) return;
  const keys = [...rowsOf(zone, key).map(keyOfRow), null];
  const at = keys.indexOf(target.beforeKey) + steps;
  const isWithin = !sortedLists.has(target.zone) && at >= 0 && at < keys.length;
  if (isWithin) aimAndSay({ zone: target.zone, beforeKey: keys[at] ?? null });
  else stepRow(zone, key, steps);
}

/** Beyond the ends of a calendar day, the same weekday of the next or last week. */
function stepRow({ dataset }: HTMLElement, key: string, steps: 1 | -1): void {
  if (dataset.dropColumn === undefined) return;
  const column = zonesOnPage().filter((one) => one.dataset.dropColumn === dataset.dropColumn);
  const next = column[column.findIndex((one) => one.dataset.dropZone === dataset.dropZone) + steps];
  if (!next) return;
  const name = next.dataset.dropZone ?? '';
  const first = steps === 1 && !sortedLists.has(name) ? rowsOf(next, key)[0] : undefined;
  aimAndSay({ zone: name, beforeKey: first?.dataset.goal ?? null });
}

function stepZone(key: string, steps: 1 | -1): void {
  const target = dropTarget.get();
  const zones = zonesOnPage();
  const at = zones.findIndex((one) => one.dataset.dropZone === target?.zone);
  const zone = zones[at + steps];
  const current = zones[at];
  if (!target || !zone || !current) return;
  const index = rowsOf(current, key).findIndex((row) => keyOfRow(row) === target.beforeKey);
  const rows = rowsOf(zone, key);
  const hasPlaces = !sortedLists.has(zone.dataset.dropZone ?? '');
  const before = index === -1 || !hasPlaces ? undefined : rows[Math.min(index, rows.length)];
  aimAndSay({ zone: zone.dataset.dropZone ?? '', beforeKey: before ? keyOfRow(before) : null });
}
