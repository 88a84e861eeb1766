import type { SortableItems } from '../../drag/sortable.ts';

/** Cards of boards, which are dragged by all but their controls. */
export const carriedBoards: SortableItems = {
  named: 'board',
  handle: '[data-board]',
  except: 'input, button',
  inRows: true,
};
