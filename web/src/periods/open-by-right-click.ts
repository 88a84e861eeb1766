import { goalMenu } from '../goals/ui-requests.ts';

/** On these elements, a right click opens the browser's menu, which is more useful. */
const browsersOwn = 'a[href], input, textarea, select, [contenteditable=true]';

/**
 * A right click, Shift+F10 or the menu key opens the menu of a goal's row, calendar entry or hour block. Returns a
 * function that stops listening.
 */
export function openByRightClick(): () => void {
  const open = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    const { pointerType, button, clientX: x, clientY: y } = event as PointerEvent;
    // A long press of a finger lifts the row.
    if (!row || event.defaultPrevented || pointerType === 'touch') return;
    if (target.closest(browsersOwn) || hasSelectedText(row)) return;
    event.preventDefault();
    const anchor = row.querySelector('[data-goal-title]') ?? row;
    const isPointer = button === 2;
    goalMenu.set({ key: row.dataset.goal ?? '', anchor, ...(isPointer && { at: { x, y } }) });
  };
  document.addEventListener('contextmenu', open);
  return () => document.removeEventListener('contextmenu', open);
}

function hasSelectedText(row: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(row, true);
}
