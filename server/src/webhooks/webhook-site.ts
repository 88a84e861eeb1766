import type { RefusalCode } from '@cairn/contract/refusals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Network } from '../embeds/network.ts';
import type { PushSite } from '../push/push-site.ts';

/** The caller of all webhooks of this server. */
export interface WebhookSite extends Omit<PushSite, 'key'> {
  readonly secretKey: Buffer;
}

export interface AddressRefusal {
  readonly code: Extract<RefusalCode, 'webhook.address' | 'webhook.private'>;
}

/**
 * Returns the address in its normal form. A host that cannot be found now is accepted; each call checks the network
 * again.
 */
export async function webhookAddress(
  { network, plainIsAllowed }: WebhookSite,
  text: string,
): Promise<Outcome<string, AddressRefusal>> {
  const url = URL.parse(text.trim());
  if (url === null || url.username || url.password) return refused({ code: 'webhook.address' });
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused({ code: 'webhook.address' });
  url.hash = '';
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const addresses = isIP(host) ? [host] : await resolvedSoon(network, host);
  // With a port of the web, only the address can be at fault.
  if (!addresses.every((each) => network.mayReach(each, port)))
    return refused({ code: url.port === '' ? 'webhook.private' : 'webhook.address' });
  if (url.protocol !== 'https:' && !plainIsAllowed) return refused({ code: 'webhook.address' });
  return accepted(url.href);
}

/** Empty if the host is not found within five seconds. */
async function resolvedSoon(network: Network, host: string): Promise<readonly string[]> {
  const late = sleep(5_000, [] as readonly string[], { ref: false });
  return Promise.race([network.resolve(host).catch(() => []), late]);
}
