import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { version } from './health-routes.ts';
import { openApi } from './openapi.ts';
import { docsPolicy } from '../http/security-headers.ts';

export async function registerDocs(app: FastifyInstance, origin: string): Promise<void> {
  const description = openApi(version, origin);
  app.get('/api/openapi.json', (_request, reply) => reply.send(description));
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { content: description, withDefaultFonts: false, telemetry: false },
    });
  });
}
