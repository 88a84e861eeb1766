import { accepted, refused } from '@cairn/core/outcome';
import { hashOf } from '../accounts/session-rows.ts';
import { isId } from '../base/ids.ts';
import { subscribeToPush } from '../push/subscribe-to-push.ts';
import { dropSubscription, subscriptionsOf } from '../push/subscription-rows.ts';
import { testPush } from '../push/test-push.ts';
import { answered, type Handlers } from './handler.ts';

export const pushRoutes: Handlers<
  'listPushSubscriptions' | 'subscribeToPush' | 'deletePushSubscription' | 'testPush'
> = {
  listPushSubscriptions: async ({ context, push, person, token }) =>
    accepted({
      status: 200,
      body: {
        publicKey: push.key.publicKey,
        subscriptions: await subscriptionsOf(context.db, person.id, hashOf(token ?? '')),
      },
    }),
  subscribeToPush: async ({ context, push, person, token, userAgent, body }) =>
    answered(
      await subscribeToPush(context, push, person, { token: token ?? '', userAgent }, body),
      (subscription) => ({ status: 200, body: subscription }),
    ),
  deletePushSubscription: async ({ context, person, params: { id } }) =>
    isId(id) && (await dropSubscription(context.db, person.id, id))
      ? accepted({ status: 204 })
      : refused({ code: 'push.unknown' }),
  testPush: async ({ context, push, person }) =>
    accepted({ status: 200, body: await testPush(context, push, person) }),
};
