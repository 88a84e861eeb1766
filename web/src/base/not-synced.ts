import type { NotSyncedProps } from './not-synced-sign.tsx';
import { paintedPart } from './quiet-part.tsx';

/** The sign of what the server has refused; rare, and no part of a first picture. */
export const NotSynced = paintedPart<NotSyncedProps>(() =>
  import('./not-synced-sign.tsx').then((part) => part.NotSyncedSign),
);
