import { embed, embedQuery } from './embeds.ts';
import type { Endpoint } from './endpoint.ts';

export const embedEndpoints = {
  readEmbed: {
    method: 'GET',
    path: '/api/v2/embeds/',
    summary: 'Read the title and picture of a web page, fetched by this server and stored for a week',
    access: 'member',
    query: embedQuery,
    answers: { 200: embed },
    refusals: ['embed.address', 'request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
