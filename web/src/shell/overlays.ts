import { cellOf } from '../cell.ts';

/** What stands over the planner; at most one besides the open goal. */
export type Overlay = { readonly kind: 'add' } | { readonly kind: 'search' } | { readonly kind: 'shortcuts' };

export const overlay = cellOf<Overlay | null>(null);
