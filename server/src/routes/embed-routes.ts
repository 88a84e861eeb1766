import type { FastifyInstance } from 'fastify';
import type { Storage } from '../files/file-store.ts';
import { sendRefusal } from './answer.ts';
import { type CallerLookup, askerOf } from './asker.ts';
import { answered, type Handlers } from './handler.ts';
import { isId } from '../base/ids.ts';
import { embedPictureKey } from '../embeds/embed-rows.ts';
import { readEmbed } from '../embeds/read-embed.ts';

export const embedRoutes: Handlers<'readEmbed'> = {
  readEmbed: async ({ context, person, storage, network, query }) =>
    answered(await readEmbed(context, storage, network, person, query.url), (body) => ({
      status: 200,
      body,
    })),
};

export function serveEmbedPictures(
  app: FastifyInstance,
  lookup: CallerLookup,
  storage: Storage | null,
): void {
  app.get('/embeds/:id/picture', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const asked = await askerOf(lookup, request, reply);
    if (!asked.ok) return sendRefusal(reply, asked.refusal);
    if (asked.value.kind === 'visitor') return sendRefusal(reply, { code: 'auth.required' });
    const stored = storage && isId(id) ? await storage.store.open(embedPictureKey(id.toLowerCase())) : null;
    if (stored === null) return sendRefusal(reply, { code: 'file.unknown' });
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': stored.size,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=86400',
      })
      .send(stored.bytes);
  });
}
