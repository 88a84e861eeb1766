import { type ColumnId, columnsWideToNarrow } from '@cairn/core/time/horizons';
import { goalPlaceIn } from '../drag/zones.ts';
import type { NewGoalStart } from '../base/overlays.ts';

/**
 * Where a new goal goes if the user names no place: to the list with the focus, otherwise to the current period on the
 * screen. On a page with several horizons, the shortest one. On a board, the first list in view.
 */
export function lookedAt(): NewGoalStart {
  const focused = document.activeElement?.closest<HTMLElement>('[data-drop-zone]');
  const start = focused ? startIn(focused) : null;
  if (start) return start;
  const periods = inView('[data-period]');
  const panels = periods.filter((panel) => panel.dataset['now'] !== undefined);
  const [shortest] = (panels.length > 0 ? panels : periods)
    .map((panel) => startOf(panel.dataset['period'] ?? ''))
    .filter((one) => one !== null)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const [list] = inView('[data-list] [data-drop-zone]');
  return shortest ?? (list && startIn(list)) ?? {};
}

const startIn = (list: HTMLElement): NewGoalStart | null => startOf(list.dataset['dropZone'] ?? '');

function startOf(zone: string): NewGoalStart | null {
  const place = goalPlaceIn(zone);
  if (!place || 'parent' in place) return null;
  return 'list' in place ? { list: place.list } : { columnId: place.columnId, date: place.dueDate };
}

const lengthOf = ({ columnId = 1 }: { readonly columnId?: ColumnId }): number =>
  columnsWideToNarrow.length - columnsWideToNarrow.indexOf(columnId);

function inView(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#page ${selector}`)].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  });
}
