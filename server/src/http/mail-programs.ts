import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

const config: FastifyContextConfig & { readonly isForMailPrograms: true } = { isForMailPrograms: true };

/** Whether a page of any site may call it: mail programs on the web send no origin of ours. */
export function isForMailPrograms({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return (
    (routeOptions?.config as { readonly isForMailPrograms?: boolean } | undefined)?.isForMailPrograms === true
  );
}

/** Accepts a body of every type, as a form, and ignores it. */
export function registerForMailPrograms(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .once('end', () => done(null, undefined))
        .once('error', done);
    });
    room.route({ ...route, config });
  });
}
