import { allSyncRules } from '@cairn/core/sync/rules';
import type {
  ChangeStream,
  Environment,
  JournalPlace,
  SnapshotPlace,
  Stop,
  TabChannel,
  TabLock,
} from '../environment/environment.ts';
import { readText, textKeys, writeText } from '../device-text.ts';
import type { AccountStore } from '../store/account-store.ts';
import { firstPaint } from '../first-paint.ts';
import { openIndexedDbStore } from '../store/indexed-db-store.ts';
import { storeToCome } from '../store/store-to-come.ts';
import { ulid } from '../ulid.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

export function browserEnvironment(accountId: string): Environment {
  return {
    now: Date.now,
    random: Math.random,
    newId: () => ulid(Date.now()),
    zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    after(delayMs: number, due: () => void): Stop {
      const timer = setTimeout(due, delayMs);
      return () => clearTimeout(timer);
    },
    firstPaint,
    store: storeToCome((superseded) => openStore(accountId, superseded)),
    wire: fetchWire,
    channel: tabChannel(`cairn-sync:${accountId}`),
    lock: lockToCome(accountId),
    stream: streamToCome(accountId),
    wakeUps,
    whenLeft,
    snapshot: snapshotPlace(`cairn-snapshot-${accountId}`),
    journals: journalPlace(`cairn-unfinished-${accountId}-`),
    // If the browser refuses, the data is as safe as on any other site.
    keepStorage: () => void navigator.storage?.persist().catch(() => false),
    rules: allSyncRules,
  };
}

async function openStore(accountId: string, superseded: () => void): Promise<AccountStore> {
  try {
    return await openIndexedDbStore(accountId, superseded);
  } catch {
    // In private mode, or with storage off, everything works until the tab closes; the screen warns about it.
    const { memoryStore } = await import('../store/memory-store.ts');
    return memoryStore();
  }
}

function snapshotPlace(key: string): SnapshotPlace {
  return {
    read: () => readText(key),
    write: (text) => replaceText(key, text),
  };
}

function journalPlace(prefix: string): JournalPlace {
  return {
    read: () => new Map(textKeys(prefix).map((key) => [key.slice(prefix.length), readText(key) ?? ''])),
    write: (journal, text) => replaceText(prefix + journal, text),
    watch(written) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix) && newValue !== null) written();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** Removes the old text first, since it would be stale if the new text does not fit. */
function replaceText(key: string, text: string | null): void {
  writeText(key, null);
  if (text !== null) writeText(key, text);
}

function tabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  let isClosed = false;
  return {
    post(message) {
      // After a sign-out, other tabs lose the database too.
      if (!isClosed) channel.postMessage(message);
    },
    listen(onMessage) {
      const listener = (event: MessageEvent) => onMessage(event.data);
      channel.addEventListener('message', listener);
      return () => {
        isClosed = true;
        channel.close();
      };
    },
  };
}

/**
 * Returns a lock whose code loads after the first paint. If loading fails, no tab leads, and
 * `tabs/leadership.ts` asks again.
 */
function lockToCome(accountId: string): TabLock {
  return {
    request(...asked) {
      const granted = import('../tabs/tab-lock.ts').then(
        (part) => part.tabLock(accountId).request(...asked),
        () => () => undefined,
      );
      return () => void granted.then((release) => release());
    },
  };
}

/** Returns a stream whose code loads after the first paint. */
function streamToCome(accountId: string): ChangeStream {
  return {
    open(...asked) {
      const opened = import('../feed/change-stream.ts').then(
        (part) => part.changeStream(accountId).open(...asked),
        () => () => undefined,
      );
      return () => void opened.then((stop) => stop());
    },
  };
}

function wakeUps(wake: () => void): Stop {
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', seen);
  };
}

function whenLeft(leave: () => void): Stop {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', leave);
  };
}
