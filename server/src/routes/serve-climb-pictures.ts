import type { FastifyInstance } from 'fastify';
import { climbColorSvg, climbIconSvg } from '../climbs/climb-pictures.ts';
import { sendRefusal } from './answer.ts';

/** Answers the addresses of `my-climbs/icons/` and `my-climbs/colors/`. */
export function serveClimbPictures(app: FastifyInstance): void {
  for (const [folder, svgOf] of [
    ['climb-icons', climbIconSvg],
    ['climb-colors', climbColorSvg],
  ] as const)
    app.get(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params as { readonly name: string };
      const svg = name.endsWith('.svg') ? await svgOf(name.slice(0, -4)) : null;
      if (svg === null) return sendRefusal(reply, { code: 'file.unknown' });
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=86400',
        })
        .send(svg);
    });
}
