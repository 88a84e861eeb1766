import type { Page } from '@playwright/test';
import { type Row, StoredPicture } from './stored-picture.ts';

interface DrawnRow extends Row {
  readonly isChosen: boolean;
  readonly isWritten: boolean;
}

interface DrawnPicture {
  readonly lists: Readonly<Record<string, readonly DrawnRow[]>>;
  readonly chosen: string | null;
  readonly isCarrying: boolean;
  readonly focus: string;
}

export function drawnPicture(page: Page): Promise<DrawnPicture> {
  return page.evaluate(() => {
    const lists: Record<string, DrawnRow[]> = {};
    for (const list of document.querySelectorAll<HTMLElement>('[data-drop-zone]')) {
      const rows = list.querySelectorAll<HTMLElement>(':scope li[data-goal]');
      lists[list.dataset.dropZone ?? ''] = Array.from(rows, (row) => ({
        key: row.dataset.goal ?? '',
        title: row.dataset.divider === undefined ? textOf(row.querySelector('[data-goal-title]')) : '',
        isDone:
          row
            .querySelector('[role=checkbox], input[type=checkbox]')
            ?.matches(':checked, [aria-checked=true]') ?? false,
        isChosen: row.dataset.chosen !== undefined,
        isWritten: row.dataset.editing !== undefined,
      }));
    }
    const focused = document.activeElement;
    return {
      lists,
      chosen: document.querySelector('[data-selection] b')?.textContent ?? null,
      isCarrying: document.querySelector('[data-lifted]') !== null,
      focus: focused === null || focused === document.body ? 'nothing' : focused.tagName,
    };

    function textOf(element: Element | null): string {
      return element?.textContent ?? '';
    }
  });
}

const untitled = 'Untitled goal';

export async function differences(page: Page): Promise<readonly string[]> {
  const [drawn, stored] = await Promise.all([drawnPicture(page), StoredPicture.read(page)]);
  const faults: string[] = [];
  if (drawn.focus === 'nothing') faults.push('nothing has the focus');
  let chosen = 0;
  for (const [zone, rows] of Object.entries(drawn.lists)) {
    const written = new Set(rows.filter(({ isWritten }) => isWritten).map(({ key }) => key));
    const line = ({ key, title, isDone }: Row) =>
      `${isDone ? '[x]' : '[ ]'} ${written.has(key) ? '…' : title || untitled} (${key})`;
    const wanted = stored.rowsOf(zone).map(line);
    const seen = rows.map(line);
    if (drawn.isCarrying) continue;
    if (seen.join('\n') !== wanted.join('\n'))
      faults.push(`${zone} shows\n${seen.join('\n')}\nand the disk holds\n${wanted.join('\n')}`);
    chosen += rows.filter(({ isChosen }) => isChosen).length;
  }
  const said = drawn.chosen === null ? 0 : Number.parseInt(drawn.chosen, 10);
  if (said !== chosen && !drawn.isCarrying)
    faults.push(`${chosen} goals are chosen and the bar says ${drawn.chosen}`);
  return faults;
}
