import { isPageAddress } from '@cairn/contract/page-addresses';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boardPage, boardPreview } from '../public-boards/board-page.ts';
import type { ServerContext } from '../context/server-context.ts';
import { sendRefusal } from './answer.ts';
import { FirstPage, type PublicPage } from '../http/first-page.ts';
import { climbPage, climbPreview } from '../publications/climb-page.ts';
import { goalPage, goalPreview } from '../publications/goal-page.ts';
import { previewPicture, type PreviewWish } from '../publications/preview-picture.ts';

/** Files whose names contain a hash, so their content never changes. */
const hashedFile = /[\\/]assets[\\/]/u;
const aYear = 'public, max-age=31536000, immutable';

/**
 * @param origin without a trailing slash
 * @param folder of the built app; null for the API alone
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
      // A route for each file. Every other address is a page.
      wildcard: false,
      setHeaders: (reply, path) => {
        // Browsers check files without a hash each time, so a new build takes effect immediately.
        reply.header('cache-control', hashedFile.test(path) ? aYear : 'no-cache');
      },
    });
    const document = new FirstPage(folder);
    servePublicPage(app, '/boards/:code', document, (code) => boardPage(context, origin, code));
    servePreviews(app, '/boards/:code/preview.png', (code) => boardPreview(context, code));
    servePublicPage(app, '/goals/:code', document, (code) => goalPage(context, origin, code));
    servePreviews(app, '/goals/:code/preview.png', (code) => goalPreview(context, code));
    servePublicPage(app, '/climbs/:code', document, (code) => climbPage(context, origin, code));
    servePreviews(app, '/climbs/:code/preview.png', (code) => climbPreview(context, code));
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasPages && opensPage(request)) return firstPage(request, reply);
    return sendRefusal(reply, { code: 'request.unknownPath' });
  });
}

function opensPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPageAddress(url.split('?')[0] ?? '');
}

/** A page that anyone may read has a head for link previews, and its content at once. */
function servePublicPage(
  app: FastifyInstance,
  path: string,
  document: FirstPage,
  pageOf: (code: string) => Promise<PublicPage | null>,
): void {
  app.get(path, async (request, reply) => {
    const { code } = request.params as { readonly code: string };
    const page = await pageOf(code);
    if (!page?.isFindable) reply.header('x-robots-tag', 'noindex');
    if (page === null) return firstPage(request, reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document.with(page.head, page.json));
  });
}

function servePreviews(
  app: FastifyInstance,
  path: string,
  wishOf: (code: string) => Promise<PreviewWish | null>,
): void {
  app.get(path, async (request, reply) => {
    const { code } = request.params as { readonly code: string };
    const wish = await wishOf(code);
    if (wish === null) return sendRefusal(reply, { code: 'request.unknownPath' });
    return reply
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=300')
      .type('image/png')
      .send(await previewPicture(wish));
  });
}

function firstPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Only people with the link may find the goal.
  if (request.url.startsWith('/goals/')) reply.header('x-robots-tag', 'noindex');
  // The address is a secret that no other site may receive as referrer.
  if (/^\/(?:join|reset|confirm|stop|do)\//u.test(request.url))
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
