import type { MailSubscription } from '@cairn/contract/notifications';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

// No call needs a session: the token from the mail stands for its person.

export function readMailSubscription(token: string): Promise<Outcome<MailSubscription, AskRefusal>> {
  return call(fetchWire, 'readMailSubscription', { params: { token } });
}

export function stopMails(token: string): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'unsubscribe', { params: { token } });
}

export function resumeMails(token: string): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'resubscribe', { params: { token } });
}
