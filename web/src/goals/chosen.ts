import { cellOf } from '../base/cell.ts';

/** Goals that are chosen to do one thing with all of them. */
export const chosenKeys = cellOf<ReadonlySet<string>>(new Set());
