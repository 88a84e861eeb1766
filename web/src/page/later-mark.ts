import { paintedPart } from '../base/quiet-part.tsx';
import type { SyncMarkProps } from './sync-mark.tsx';

/** Whether what was typed has arrived: no part of the first picture, in which nothing has been typed, but of the next. */
export const SyncMark = paintedPart<SyncMarkProps>(() =>
  import('./sync-mark.tsx').then((part) => part.SyncMark),
);
