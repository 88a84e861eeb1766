import type { NotSyncedProps } from './not-synced-sign.tsx';
import { paintedPart } from './quiet-part.tsx';

/** The sign is rare, so not in the first bundle. */
export const NotSynced = paintedPart<NotSyncedProps>(() =>
  import('./not-synced-sign.tsx').then((part) => part.NotSyncedSign),
);
