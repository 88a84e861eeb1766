import type { PushTest } from '@cairn/contract/push';
import { languageOf, saidIn } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { PushMessage } from './push-message.ts';
import type { PushSite } from './push-site.ts';
import { sendPush } from './send-push.ts';
import { liveSubscriptions, noteEnded, noteReached } from './subscription-rows.ts';

/** Also in quiet hours, because the person waits for it. */
export async function testPush(
  { db, now }: ServerContext,
  site: PushSite,
  person: Person,
): Promise<readonly PushTest[]> {
  const message = saidIn(languageOf(person.settings.locale) ?? 'en', testMessage);
  const subscriptions = await liveSubscriptions(db, person.id, now());
  return Promise.all(
    subscriptions.map(async (subscription) => {
      const { result } = await sendPush(site, subscription, message, now());
      const at = new Date(now());
      if (result === 'accepted') await noteReached(db, subscription.id, at);
      if (result === 'ended') await noteEnded(db, subscription, at);
      return { id: subscription.id, result };
    }),
  );
}

function testMessage(): PushMessage {
  return {
    title: m.push_test_title(),
    text: m.push_test_text(),
    path: '/settings/notifications/',
    tag: 'test',
    urgency: 'high',
    keptForMs: 3_600_000,
    event: null,
  };
}
