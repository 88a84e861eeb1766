import multipart from '@fastify/multipart';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** Enough for fifty megabytes at half a megabit a second. */
export const uploadTimeoutMs = 15 * 60_000;
/** How long a refused sender may keep sending. */
const lingerMs = 3_000;

const uploadConfig: FastifyContextConfig & { readonly isUpload: true } = { isUpload: true };

export function isUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as { readonly isUpload?: boolean }).isUpload === true;
}

export function registerUpload(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false });
    room.addHook('onRequest', async ({ raw }, reply) => {
      reply.raw.once('finish', () => {
        if (raw.readableEnded) return;
        // After an early refusal, discards the rest, so the connection can be used again. A sender that does not stop
        // is cut off.
        const timer = setTimeout(() => raw.socket.destroy(), lingerMs).unref();
        raw.once('end', () => clearTimeout(timer)).resume();
      });
    });
    room.route({ ...route, config: uploadConfig });
  });
}
