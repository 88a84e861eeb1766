import { useEffect, useState } from 'react';

const cacheName = (accountId: string) => `cairn-background-${accountId}`;

/** The picture is cached for offline use. Returns null until it is loaded, or if loading fails. */
export function useKeptPicture(accountId: string, address: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    let made: string | null = null;
    if (address === null) void forgetPictures(accountId);
    else
      pictureOf(accountId, address).then(
        (blob) => {
          if (!isHere) return;
          made = URL.createObjectURL(blob);
          setShown(made);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
      setShown(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [accountId, address]);
  return shown;
}

async function pictureOf(accountId: string, address: string): Promise<Blob> {
  const cache = await openCache(accountId);
  const kept = await cache?.match(address);
  if (kept) return kept.blob();
  const answer = await fetch(address);
  const isPicture = answer.headers.get('content-type')?.startsWith('image/') === true;
  if (!answer.ok || answer.redirected || !isPicture)
    throw new Error(`The background was answered with ${answer.status}.`);
  await forgetPictures(accountId);
  const fresh = await openCache(accountId);
  await fresh?.put(address, answer.clone()).catch(() => undefined);
  return answer.blob();
}

/** Returns null in private windows and without HTTPS; then the picture always needs the network. */
async function openCache(accountId: string): Promise<Cache | null> {
  try {
    return await caches.open(cacheName(accountId));
  } catch {
    return null;
  }
}

export async function forgetPictures(accountId: string): Promise<void> {
  try {
    await caches.delete(cacheName(accountId));
  } catch {
    // Without a cache, nothing was stored.
  }
}
