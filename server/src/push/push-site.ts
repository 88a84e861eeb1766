import type { Network } from '../embeds/network.ts';
import type { PushKey } from './push-key.ts';

/** How long a service may take to answer. */
export const usualPatienceMs = 10_000;

/** The sender of all notices of this server. */
export interface PushSite {
  readonly key: PushKey;
  /** The addresses that notices may be sent to. */
  readonly network: Network;
  /** Push services may write to it. Without a trailing slash. */
  readonly origin: string;
  /** Whether push services may be addressed by plain HTTP, as in a private network. */
  readonly plainIsAllowed: boolean;
  /** Default: {@link usualPatienceMs}. */
  readonly patienceMs?: number;
}

/** Whether the address may be that of a push service. Its network is checked when a notice is sent. */
export function isPushAddress({ plainIsAllowed }: Pick<PushSite, 'plainIsAllowed'>, text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username || url.password) return false;
  return url.protocol === 'https:' || (plainIsAllowed && url.protocol === 'http:');
}
