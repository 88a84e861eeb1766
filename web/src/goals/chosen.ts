import { cellOf } from '../base/cell.ts';

export const chosenKeys = cellOf<ReadonlySet<string>>(new Set());
