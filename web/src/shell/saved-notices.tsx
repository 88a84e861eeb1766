import { useSessionStore, useSyncStatus } from '@cairn/client/react/account';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useEffect, useState } from 'react';
import { isLeaving } from '../account/is-leaving.ts';
import { useCell } from '../base/cell.ts';
import { takeUpdate, waitingWorker } from '../worker/register-worker.ts';

/** In milliseconds. */
const slowMs = 1500;

export function SavedNotices() {
  const { mark, notSaved, online, storage, isOutdated, isSignedOut, waiting, waitingFor } = useSyncStatus();
  const session = useSessionStore();
  const leaves = useCell(isLeaving, (value) => value);
  const worker = useCell(waitingWorker, (value) => value);

  // Goals with a slow upload show a mark, except offline, where waiting is normal.
  const sentKey = online ? waitingFor : null;
  useEffect(() => {
    if (sentKey === null) return undefined;
    const { documentElement } = document;
    const timer = setTimeout(() => documentElement.toggleAttribute('data-sync-slow', true), slowMs);
    return () => {
      clearTimeout(timer);
      documentElement.removeAttribute('data-sync-slow');
    };
  }, [sentKey]);

  useEffect(
    () => (storage === 'memory' ? showToast({ text: m.sync_memory(), stays: true }) : undefined),
    [storage],
  );

  useEffect(() => {
    if (!isOutdated) return undefined;
    return showToast({
      text: m.update_older_tab(),
      stays: true,
      action: { label: m.update_reload(), run: () => location.reload() },
    });
  }, [isOutdated]);

  // No data is lost, so the page stays. Edits are sent after the next sign-in.
  useEffect(() => {
    if (!isSignedOut || leaves) return undefined;
    return showToast({
      text: m.session_ended(),
      stays: true,
      action: {
        label: m.auth_sign_in(),
        // The sign-in page opens, and later returns to this page.
        run: () => void session.refresh(),
      },
    });
  }, [isSignedOut, leaves, session]);

  // A newer version is offered when all edits have reached the server, and then stays offered. The button
  // leaves the current field, whose text is stored before the reload. Without a durable disk, a reload would
  // lose unsent edits.
  const [offered, setOffered] = useState<ServiceWorker | null>(null);
  if (worker !== offered && waiting === 0) setOffered(worker);
  const mayReload = waiting === 0 || (worker === offered && storage === 'durable');
  useEffect(() => {
    if (!worker || !mayReload) return undefined;
    return showToast({
      text: m.update_ready(),
      stays: true,
      action: { label: m.update_reload(), run: () => takeUpdate(worker) },
    });
  }, [worker, mayReload]);

  // Announced at each change of state, not for each upload.
  const news = mark === 'notSaved' ? m.sync_not_saved({ count: notSaved }) : online ? '' : m.offline_title();
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
