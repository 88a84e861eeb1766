import type { SortableItems } from '../../drag/sortable.ts';

/** Cards of boards. A drag can start anywhere on a card, except on its controls. */
export const carriedBoards: SortableItems = {
  named: 'board',
  handle: '[data-board]',
  except: 'input, button',
  inRows: true,
};
