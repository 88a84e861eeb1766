import { useSessionStore, useSyncStatus } from '@cairn/client/react/account';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useEffect, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { takeUpdate, waitingWorker } from '../worker/register-worker.ts';

/** A send that takes this long, in milliseconds, is worth showing. */
const slowMs = 1500;

/** What the person must hear about keeping: storage that forgets, a newer version, a newer tab. */
export function SavedNotices() {
  const { mark, notSaved, online, storage, isOutdated, isSignedOut, waiting, waitingFor } = useSyncStatus();
  const session = useSessionStore();
  const worker = useCell(waitingWorker, (value) => value);

  // A send that takes longer than a moment shows at each goal that waits for it; offline, waiting is nothing to show.
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

  // Nothing typed is lost by it, so the page stays; what waits is sent after the next sign-in.
  useEffect(() => {
    if (!isSignedOut) return undefined;
    return showToast({
      text: m.session_ended(),
      stays: true,
      action: {
        label: m.auth_sign_in(),
        // The server says that nobody is signed in, and the door opens with this page behind it.
        run: () => void session.refresh(),
      },
    });
  }, [isSignedOut, session]);

  // Not offered while something typed has not reached the server. Then it stays: who presses it leaves the field they write
  // in, and what stood there is on the disk when the page goes; with no disk a reload would cost it.
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

  // Said once when it turns, not with every change on its way.
  const news = mark === 'notSaved' ? m.sync_not_saved({ count: notSaved }) : online ? '' : m.offline_title();
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
