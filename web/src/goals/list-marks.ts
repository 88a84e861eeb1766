import { useCell } from '../base/cell.ts';
import { dropTarget } from '../drag/dragged.ts';
import { addingIn } from './ui-requests.ts';

export interface ListMarks {
  /** The goal after the drop position; null for the end, undefined if no drag aims here. */
  readonly slotBefore: string | null | undefined;
  readonly addAfter: string | null;
}

export function useListMarks(zone: string): ListMarks {
  const slotBefore = useCell(dropTarget, (target) => (target?.zone === zone ? target.beforeKey : undefined));
  const addAfter = useCell(addingIn, (open) =>
    open?.startsWith(`${zone}>`) ? open.slice(zone.length + 1) : null,
  );
  return { slotBefore, addAfter };
}
