import { paintedPart } from '../base/quiet-part.tsx';
import type { SyncMarkProps } from './sync-mark.tsx';

/** Loaded after the first paint, before which no edit is possible. */
export const SyncMark = paintedPart<SyncMarkProps>(() =>
  import('./sync-mark.tsx').then((part) => part.SyncMark),
);
