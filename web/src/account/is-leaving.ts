import { cellOf } from '../base/cell.ts';

/** True while a member leaves this device, so that the end of the session needs no notice. */
export const isLeaving = cellOf(false);
