import multipart from '@fastify/multipart';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** How long an upload may take, in milliseconds: fifty megabytes at half a megabit a second. */
export const uploadTimeoutMs = 15 * 60_000;
/** How long somebody who was refused may go on sending before the connection ends, in milliseconds. */
const lingerMs = 3_000;

/** Marks the routes that take a form in. */
const uploadConfig: FastifyContextConfig & { readonly isUpload: true } = { isUpload: true };

/** Whether a request is for a route that takes a form in. */
export function isUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as { readonly isUpload?: boolean }).isUpload === true;
}

/** Registers a route that takes a form in; no other route reads forms. */
export function registerUpload(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false });
    room.addHook('onRequest', async ({ raw }, reply) => {
      reply.raw.once('finish', () => {
        if (raw.readableEnded) return;
        // Refused in the middle of it: what is still there is read to nowhere, so that the connection serves on. A sender
        // that reads has stopped by then; one that does not is cut off.
        const timer = setTimeout(() => raw.socket.destroy(), lingerMs).unref();
        raw.once('end', () => clearTimeout(timer)).resume();
      });
    });
    room.route({ ...route, config: uploadConfig });
  });
}
