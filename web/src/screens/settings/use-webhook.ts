import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { putWebhook, readWebhook, sendWebhookSample } from '@cairn/client/settings/webhook';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Webhook, WebhookDelivery, WebhookPutBody } from '@cairn/contract/webhooks';
import type { Instant } from '@cairn/core/goals/goal';
import { accepted } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { queryClientFor } from '../../queries/query-client.ts';
import { useServerAction } from '../../queries/use-server-action.ts';
import { type ServerQuery, useServerQuery } from '../../queries/use-server-query.ts';
import { sampleName } from './webhook-words.ts';

export interface WebhookRead {
  readonly webhook: Webhook | null;
  readonly readDatetime: Instant;
}

/** The key of the deliveries begins with it, so that both are read again together. */
export const webhookKey = 'webhook';

/** @param freshForMs defaults to a minute */
export function useWebhook(freshForMs?: number): ServerQuery<WebhookRead> {
  const cairn = useCairn();
  return useServerQuery(
    [webhookKey],
    async () => {
      const read = await readWebhook(cairn);
      const readDatetime = new Date(cairn.environment.now()).toISOString();
      return read.ok ? accepted({ webhook: read.value, readDatetime }) : read;
    },
    freshForMs,
  );
}

/** Reads the webhook and its deliveries again. */
export function useReadAgain(): () => Promise<void> {
  const cairn = useCairn();
  return () => queryClientFor(cairn).invalidateQueries({ queryKey: [webhookKey] });
}

/** Calls the address with a sample, and shows the answer. */
export function useSample(): () => Promise<WebhookDelivery | undefined> {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const readAgain = useReadAgain();
  return async () => {
    const delivery = await act.run(() => sendWebhookSample(cairn));
    if (delivery) showToast({ text: sampleName(delivery, planning).text });
    await readAgain();
    return delivery;
  };
}

type Edit = (body: WebhookPutBody) => Partial<WebhookPutBody>;

/** Each edit waits for the one before, because a request contains all fields. Returns the refusal, if any. */
export function useEditWebhook(
  shown: Webhook,
  query: ServerQuery<WebhookRead>,
): (edit: Edit) => Promise<AskRefusal | null> {
  const cairn = useCairn();
  const isOwn = new Set(useSpaces().map(({ id }) => id));
  const last = useRef<Promise<Webhook | null>>(Promise.resolve(null));
  return async (edit) => {
    const turn = last.current.then(async (saved) => {
      const { url, spaces, isOn } = saved ?? shown;
      // The server refuses spaces that were left. Without them, the others are still not chosen.
      const body = { url, spaces: spaces?.filter((id) => isOwn.has(id)) ?? null, isOn };
      const outcome = await putWebhook(cairn, { ...body, ...edit(body) });
      if (!outcome.ok) return { saved, refusal: outcome.refusal };
      const { secret: _, ...webhook } = outcome.value;
      query.update((read) => ({ ...read, webhook }));
      return { saved: webhook, refusal: null };
    });
    const saved = turn.then((done) => done.saved);
    last.current = saved;
    const { refusal } = await turn;
    // Later edits are based on what is shown then.
    if (last.current === saved) last.current = Promise.resolve(null);
    return refusal;
  };
}
