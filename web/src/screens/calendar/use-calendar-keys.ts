import { mayAddTo } from '@cairn/client/goals/may-add-to';
import { useCairn } from '@cairn/client/react/cairn-context';
import { type CalendarPage, dateOnPageBeside, placeOnCalendar } from '@cairn/core/goals/calendar-page';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { dayColumn, monthColumn } from '@cairn/core/time/horizons';
import type { Schedule } from '@cairn/core/goals/schedule';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { sayRefused } from '../../goals/say-refused.ts';
import { addingIn } from '../../goals/ui-requests.ts';
import { openPlace, tabStop } from './calendar-attention.ts';
import { type WalkPlace, walked } from './calendar-walk.ts';
import { goalPlaceOf, zoneOfPeriod } from '../../drag/zones.ts';

/**
 * Arrows move the focus, Page Up and Page Down turn the page, Escape closes. Enter or a click on an empty part of a
 * place adds a goal. The tab stop follows the focus.
 *
 * @param onGo shows the page with a day
 * @param onChoose called instead of adding a goal
 */
export function useCalendarKeys(
  grid: RefObject<HTMLElement | null>,
  page: CalendarPage,
  onGo: (date: DateOnly) => void,
  onChoose?: (zone: string) => void,
) {
  const cairn = useCairn();
  const choose = (zone: string) => {
    if (onChoose) onChoose(zone);
    else if (mayAddTo(cairn, goalPlaceOf(zone))) addingIn.set(zone);
    else sayRefused({ code: 'space.readOnly' });
  };
  const awaited = useRef<Schedule | null>(null);

  useEffect(() => {
    if (!awaited.current) return;
    const place = placeOnCalendar(page, awaited.current);
    awaited.current = null;
    const stop = grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    ((place && placeElement(grid.current, zoneOfPeriod(place))) ?? stop)?.focus();
  }, [grid, page]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-place]');
    if (!element || !grid.current) return;
    const zone = element.dataset.place ?? '';
    const act =
      event.key === 'Escape' && openPlace.get() !== null
        ? () => close(element)
        : target === element && event.key === 'Enter'
          ? () => choose(zone)
          : walk(event.key, grid.current, element, target);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const walk = (key: string, root: HTMLElement, element: HTMLElement, target: HTMLElement) => {
    const elements = Array.from(root.querySelectorAll<HTMLElement>('[data-place]'));
    const places = elements.map(walkPlaceOf);
    const at = { place: elements.indexOf(element), item: itemsOf(element).indexOf(target) };
    const next = walked(places, at, key);
    if (next === null) return null;
    if (typeof next === 'string')
      return () => turn(key, element.dataset.place ?? '', next === 'later' ? 1 : -1);
    return () => {
      const to = elements[next.place];
      (next.item === -1 ? to : to && itemsOf(to)[next.item])?.focus();
    };
  };

  /** Focuses the place in the key's direction. */
  const turn = (key: string, zone: string, step: 1 | -1) => {
    const from = goalPlaceOf(zone);
    if (!('columnId' in from)) return;
    const { columnId, dueDate } = from;
    const days = columnId === dayColumn && key !== 'ArrowDown' ? step : 7 * step;
    const date =
      key.startsWith('Page') || columnId === monthColumn
        ? dateOnPageBeside(page.view, dueDate, step)
        : plusDays(dueDate, days);
    if (date === null || dateOnPageBeside(page.view, page.period.firstDate, step) === null) return;
    openPlace.set(null);
    awaited.current = { columnId, dueDate: dueDateOf(periodOf(columnId, date)) };
    onGo(pageDateOf(page, date, step));
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const zone = target.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (zone !== undefined && !target.closest('[data-goal], a, button, textarea')) choose(zone);
  };

  return { onKeyDown, onFocus: noteTabStop, onClick };
}

function noteTabStop({ target }: FocusEvent<HTMLElement>): void {
  const zone = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (zone === undefined) return;
  const goal = target.closest<HTMLElement>('[data-goal]')?.dataset.goal;
  const item = goal ?? (target.matches('[data-more]') ? 'more' : null);
  const known = tabStop.get();
  if (known?.zone !== zone || known.item !== item) tabStop.set({ zone, item });
}

/** A week of two months is on both pages, so the current page may have the day. */
function pageDateOf(page: CalendarPage, date: DateOnly, step: 1 | -1): DateOnly {
  const isHere = page.period.firstDate <= date && date <= page.period.lastDate;
  return isHere ? (dateOnPageBeside(page.view, page.period.firstDate, step) ?? date) : date;
}

function walkPlaceOf(place: HTMLElement): WalkPlace {
  const { row, column } = place.dataset;
  return { row: Number(row), column: Number(column), count: itemsOf(place).length };
}

function itemsOf(place: HTMLElement): readonly HTMLElement[] {
  return Array.from(place.querySelectorAll<HTMLElement>('[data-goal-title], [data-more]'));
}

function placeElement(root: HTMLElement | null, zone: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(zone)}"]`) ?? null;
}

function close(element: HTMLElement): void {
  openPlace.set(null);
  element.focus();
}
