import type { NotSyncedProps } from './not-synced-sign.tsx';
import { paintedPart } from './quiet-part.tsx';

/** The sign is rarely needed, so the first bundle does not contain it. */
export const NotSynced = paintedPart<NotSyncedProps>(() =>
  import('./not-synced-sign.tsx').then((part) => part.NotSyncedSign),
);
