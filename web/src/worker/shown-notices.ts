import type { EventRow } from '@cairn/core/events/event';

/** The data of a notice that the worker shows. */
export interface ShownNotice {
  /** Opens at a click. */
  readonly path: string;
  /** Null for a notice of no event. */
  readonly event: Pick<EventRow, 'code' | 'datetime'> | null;
}

/** Closes the system's notices of events that are read here or on another device. */
export async function closeReadNotices(
  isUnread: (event: Pick<EventRow, 'code' | 'datetime'>) => boolean,
): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) {
    const { event } = notice.data as ShownNotice;
    if (event !== null && !isUnread(event)) notice.close();
  }
}

/** The worker's message to a window: open the page of a pressed notice. */
export interface OpenMessage {
  readonly type: 'open';
  readonly path: string;
}

/** @returns a function that ends it */
export function openPressedNotices(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker;
  if (worker === undefined) return () => {};
  const hear = ({ data }: MessageEvent) => {
    const { type, path } = data as Partial<OpenMessage>;
    if (type === 'open' && path?.startsWith('/')) open(path);
  };
  worker.addEventListener('message', hear);
  return () => worker.removeEventListener('message', hear);
}
