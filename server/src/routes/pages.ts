import { isPageAddress } from '@cairn/contract/page-addresses';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boardPage } from '../public-boards/board-page.ts';
import type { ServerContext } from '../context/server-context.ts';
import { sendRefusal } from './answer.ts';
import { FirstPage } from '../http/first-page.ts';

/** Files whose name holds a hash of what is in them never change. */
const hashedFile = /[\\/]assets[\\/]/u;
const aYear = 'public, max-age=31536000, immutable';

/**
 * The web app: its files, and its first page for every other address that a person may open.
 *
 * @param origin the address of this Cairn, without a slash at its end
 * @param folder where the built app is; null serves the API alone
 */
export async function registerPages(
  app: FastifyInstance,
  context: ServerContext,
  origin: string,
  folder: string | null,
): Promise<void> {
  const hasPages = folder !== null && existsSync(join(folder, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
      redirect: false,
      // One route for each file: what is no file, a folder too, is an address that a person opens.
      wildcard: false,
      setHeaders: (reply, path) => {
        // The rest is asked for each time and answered 304: a new build must be seen at once, the service worker too.
        reply.header('cache-control', hashedFile.test(path) ? aYear : 'no-cache');
      },
    });
    servePublicBoards(app, context, origin, new FirstPage(folder));
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasPages && opensPage(request)) return firstPage(request, reply);
    return sendRefusal(reply, { code: 'request.unknownPath' });
  });
}

/** Whether somebody opens a page, and asks for no call and no file that is missing. */
function opensPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPageAddress(url.split('?')[0] ?? '');
}

/** A public board's page says what it is to whoever runs no script, and comes with the board in it. */
function servePublicBoards(
  app: FastifyInstance,
  context: ServerContext,
  origin: string,
  document: FirstPage,
): void {
  app.get('/boards/:code', async (request, reply) => {
    const { code } = request.params as { readonly code: string };
    const page = await boardPage(context, origin, code);
    if (page === null || !page.isFindable) reply.header('x-robots-tag', 'noindex');
    if (page === null) return firstPage(request, reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document.with(page.head, origin, page.json));
  });
}

function firstPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A goal's page is for who has its link, not for who searches the web.
  if (request.url.startsWith('/goals/')) reply.header('x-robots-tag', 'noindex');
  // Whoever has such an address may use it: no page tells where somebody came from, not even ours.
  if (/^\/(?:join|reset|confirm)\//u.test(request.url))
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
