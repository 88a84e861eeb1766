import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { quietUntil } from '@cairn/core/notifications/quiet-hours';
import { newId } from '../base/ids.ts';
import type { NoticeCause, NotifiedPerson } from '../context/notice-cause.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { BossLog } from '../queue/boss.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { noteSent } from '../notices/sent-notices.ts';
import type { PushMessage } from './push-message.ts';
import type { PushSite } from './push-site.ts';
import { sendPush } from './send-push.ts';
import {
  liveSubscription,
  liveSubscriptions,
  noteEnded,
  noteFailed,
  noteReached,
} from './subscription-rows.ts';

const minuteMs = 60_000;

interface PushPayload {
  readonly personId: string;
  readonly source: NoticeCause;
}

interface DevicePayload extends PushPayload {
  readonly subscriptionId: string;
  /** In ms since 1970: after this time the notice is old news. */
  readonly until: number;
}

/** Of a failure of Cairn itself. */
const pace = {
  pausesMs: [minuteMs, 5 * minuteMs, 30 * minuteMs, 60 * minuteMs],
  triedForMs: 86_400_000,
  atOnce: 4,
} as const;

/** How long a browser rests after each further failure. The last one repeats. */
const restsMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 60 * minuteMs];

/** One for each person and cause. */
export const pushKind: JobKind<PushPayload> = { name: 'push', ...pace };
/** One for each browser, so a failing one does not repeat the notice on others. */
const deviceKind: JobKind<DevicePayload> = { name: 'push-device', ...pace };

export interface PushSource {
  /** Asked right before sending. Null for what the person may not see, does not want or has read. */
  message(person: NotifiedPerson, cause: NoticeCause): Promise<PushMessage | null>;
  /** Whether notices are shown in quiet hours too. */
  rings(settings: UserSettings): boolean;
}

export interface PushWorkParts {
  readonly context: Pick<ServerContext, 'db' | 'now'>;
  readonly site: PushSite;
  readonly log: Pick<BossLog, 'warn'>;
  readonly sources: Readonly<Record<string, PushSource>>;
}

const selectSettings = statement<{ settings: Partial<UserSettings> }>(`
  select us.settings from user_settings us where us.scope_id = $1 and us.id = $1`);

type Decision = { readonly message: PushMessage } | { readonly waitUntil: number } | null;

async function decide(
  { context: { db, now }, sources }: PushWorkParts,
  { personId, source: cause }: PushPayload,
): Promise<Decision> {
  const source = sources[cause.kind];
  const [found] = await db.rows(selectSettings, [personId]);
  if (!found || !source) return null;
  const settings: UserSettings = { ...defaultSettings, ...found.settings };
  const morning = source.rings(settings) ? null : quietUntil(now(), settings, settings.timezone);
  if (morning !== null) return { waitUntil: morning };
  const message = await source.message({ id: personId, settings }, cause);
  return message && { message };
}

/** Sends notices to browsers. A browser shows a notice twice only if a process dies before the answer is recorded. */
export function pushWorks(parts: PushWorkParts): readonly [JobWork<PushPayload>, JobWork<DevicePayload>] {
  const { now } = parts.context;
  return [
    {
      kind: pushKind,
      async run(payload) {
        const { personId } = payload;
        const decision = await decide(parts, payload);
        if (decision === null) return;
        if ('waitUntil' in decision) return againAt(pushKind, payload, decision.waitUntil);
        const until = now() + decision.message.keptForMs;
        return async (tx, jobs) => {
          const browsers = await liveSubscriptions(tx, personId, now());
          const sent = browsers.map(({ id: subscriptionId }) => ({
            payload: { ...payload, subscriptionId, until },
            personId,
          }));
          await jobs.sendAll(tx, deviceKind, sent);
        };
      },
    },
    { kind: deviceKind, run: (payload) => sendToDevice(parts, payload) },
  ];
}

async function sendToDevice(parts: PushWorkParts, payload: DevicePayload) {
  const { context, site, log } = parts;
  const { db, now } = context;
  if (now() >= payload.until) return;
  const subscription = await liveSubscription(db, payload.personId, now(), payload.subscriptionId);
  if (subscription === null) return;
  const { failures, restsUntil } = subscription;
  if (restsUntil !== null && restsUntil.getTime() > now())
    return againAt(deviceKind, payload, restsUntil.getTime());
  const decision = await decide(parts, payload);
  if (decision === null) return;
  if ('waitUntil' in decision) return againAt(deviceKind, payload, decision.waitUntil);
  const { result, status, retryAfterMs } = await sendPush(site, subscription, decision.message, now());
  const at = new Date(now());
  if (result === 'accepted') {
    const { personId, source } = payload;
    const sent = { id: newId(now()), personId, title: decision.message.title, causeId: source.id };
    return async (tx: Tx) => {
      await noteReached(tx, subscription.id, at);
      await noteSent(tx, sent, at);
    };
  }
  if (result === 'ended') return (tx: Tx) => noteEnded(tx, subscription, at);
  if (result === 'refused') return log.warn({ status }, 'A push service refused a notice.');
  log.warn({ status }, 'A push service did not take a notice.');
  const rest = restsMs[Math.min(failures, restsMs.length - 1)] as number;
  const wakes = now() + Math.max(rest, retryAfterMs ?? 0);
  return async (tx: Tx, jobs: JobSender) => {
    await noteFailed(tx, subscription, new Date(wakes));
    await againAt(deviceKind, payload, wakes)(tx, jobs);
  };
}

function againAt<Payload extends PushPayload>(kind: JobKind<Payload>, payload: Payload, startAt: number) {
  return async (tx: Tx, jobs: JobSender) => {
    await jobs.send(tx, kind, payload, { personId: payload.personId, startAt });
  };
}
