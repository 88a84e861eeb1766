import { quietPart } from './quiet-part.tsx';
import type { SyncMarkProps } from './sync-mark.tsx';

/** Whether what was typed has arrived: no part of the first picture, in which nothing has been typed. */
export const SyncMark = quietPart<SyncMarkProps>(() =>
  import('./after-picture.tsx').then((part) => part.SyncMark),
);
