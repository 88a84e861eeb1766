import { newPushKey } from '../push/push-key.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A server that calls webhooks of a receiver of its own. */
export async function openWebhookServer(): Promise<{
  readonly receiver: WebhookReceiver;
  readonly server: TestServer;
  close(): Promise<void>;
}> {
  const receiver = await openWebhookReceiver();
  const { network } = receiver;
  const origin = 'https://plan.example.org';
  const push = { key: newPushKey(), network, origin, plainIsAllowed: true, patienceMs: 500 };
  const server = await openTestServer({ push });
  return {
    receiver,
    server,
    async close() {
      await server.close();
      await receiver.close();
    },
  };
}
