import { newPushKey } from '../push/push-key.ts';
import type { PushSite } from '../push/push-site.ts';
import { openPushService, type PushService } from './push-service.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A server that sends notices to a push service of its own. */
export interface PushServer {
  readonly service: PushService;
  readonly site: PushSite;
  readonly server: TestServer;
  close(): Promise<void>;
}

export async function openPushServer(): Promise<PushServer> {
  const service = await openPushService();
  const { network } = service;
  const site = { key: newPushKey(), network, origin: 'https://plan.example.org', plainIsAllowed: true };
  const server = await openTestServer({ push: site });
  return {
    service,
    site,
    server,
    async close() {
      await server.close();
      await service.close();
    },
  };
}
