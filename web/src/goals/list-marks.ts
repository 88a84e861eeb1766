import { useCell } from '../base/cell.ts';
import { dropTarget } from '../drag/dragged.ts';
import { addingIn } from './attention.ts';

/** What stands between the goals of a list for the moment. */
export interface ListMarks {
  /** The goal before which a dragged one would stand; null for the end, undefined while none is dragged here. */
  readonly slotBefore: string | null | undefined;
  /** The goal below which somebody writes a new one; null for none. */
  readonly addAfter: string | null;
}

/** What stands between the goals of a list. */
export function useListMarks(zone: string): ListMarks {
  const slotBefore = useCell(dropTarget, (target) => (target?.zone === zone ? target.beforeKey : undefined));
  const addAfter = useCell(addingIn, (open) =>
    open?.startsWith(`${zone}>`) ? open.slice(zone.length + 1) : null,
  );
  return { slotBefore, addAfter };
}
