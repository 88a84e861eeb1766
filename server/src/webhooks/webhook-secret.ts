import { createHmac } from 'node:crypto';

const prefix = 'whsec_';

/**
 * Returns a secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64.
 *
 * @param key of this server
 * @param salt random, of one secret
 */
export function webhookSecret(key: Buffer, salt: string): string {
  return prefix + createHmac('sha256', key).update(`webhook/${salt}`).digest('base64');
}

/**
 * The header `webhook-signature` of Standard Webhooks, with a signature for each secret.
 *
 * @param timestamp in seconds since 1970, as in the header `webhook-timestamp`
 */
export function webhookSignature(
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      return `v1,${signature}`;
    })
    .join(' ');
}
