import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { mailSubscription } from './notifications.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ token: z.string().max(200) });
const refusals = ['unsubscribe.unknown'] as const satisfies readonly RefusalCode[];

/** The token in a mail stands for its person and its event, so these calls need no session. */
export const unsubscribeEndpoints = {
  readMailSubscription: {
    method: 'GET',
    path: '/api/v2/unsubscribe/{token}/',
    summary: 'Read which mails a link ends, and whether they are on; changes nothing',
    access: 'anyone',
    tokens: 'none',
    params,
    answers: { 200: mailSubscription },
    refusals,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v2/unsubscribe/{token}/',
    summary:
      'End the mails of one event in all spaces, or invitations to an address, as mail programs do (RFC 8058). The body is ignored',
    access: 'anyone',
    tokens: 'none',
    params,
    isForMailPrograms: true,
    answers: { 204: null },
    refusals,
  },
  resubscribe: {
    method: 'DELETE',
    path: '/api/v2/unsubscribe/{token}/',
    summary: 'Turn the mails of one event on again',
    access: 'anyone',
    tokens: 'none',
    params,
    answers: { 204: null },
    refusals,
  },
} as const satisfies Record<string, Endpoint>;
