import { readMailSubscription, setMails } from '../notifications/mail-subscription.ts';
import { answered, type Handlers } from './handler.ts';

export const unsubscribeRoutes: Handlers<'readMailSubscription' | 'unsubscribe' | 'resubscribe'> = {
  readMailSubscription: async ({ context, joinLinks, params }) =>
    answered(await readMailSubscription(context, joinLinks.key, params.token), (body) => ({
      status: 200,
      body,
    })),
  unsubscribe: async ({ context, joinLinks, params }) =>
    answered(await setMails(context, joinLinks.key, params.token, false), () => ({ status: 204 })),
  resubscribe: async ({ context, joinLinks, params }) =>
    answered(await setMails(context, joinLinks.key, params.token, true), () => ({ status: 204 })),
};
