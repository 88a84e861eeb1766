import { isUnchanged } from '../http/entity-tags.ts';
import { accepted } from '@cairn/core/outcome';
import type { FastifyInstance } from 'fastify';
import { personById } from '../accounts/session-rows.ts';
import { addressGroup } from '../http/address-group.ts';
import { sendRefusal } from './answer.ts';
import type { CallerLookup } from './asker.ts';
import { secondsToWait } from '../http/attempts.ts';
import type { Handlers } from './handler.ts';
import { newSecret } from '../base/ids.ts';
import { feedAddressOf, personOfFeed, replaceFeedAddress } from '../calendar/calendar-feed-rows.ts';
import { calendarOf, calendarSource } from '../calendar/calendar-of.ts';

const urlOf = (origin: string, secret: string) => `${origin}/calendar/${secret}.ics`;

export const calendarRoutes: Handlers<'readCalendarUrl' | 'resetCalendarUrl'> = {
  readCalendarUrl: async ({ context, mails, person }) => {
    const at = new Date(context.now());
    const { secret, createdDatetime } = await feedAddressOf(context.db, person.id, newSecret(), at);
    const url = secret === null ? null : urlOf(mails.origin, secret);
    return accepted({ status: 200, body: { url, createdDatetime } });
  },
  resetCalendarUrl: async ({ context, mails, person }) => {
    const fresh = newSecret();
    const { createdDatetime } = await replaceFeedAddress(
      context.db,
      person.id,
      fresh,
      new Date(context.now()),
    );
    return accepted({ status: 200, body: { url: urlOf(mails.origin, fresh), createdDatetime } });
  },
};

/** For each calendar: enough for ten programs that ask every minute. */
const perPerson = { count: 150, withinMs: 15 * 60_000 };

/** Not in the contract, which has only calls that return JSON. */
export const calendarPath = '/calendar/:name';

const namePattern = /^([\w-]{43})\.ics$/u;

export function serveCalendars(app: FastifyInstance, { context, limits }: CallerLookup): void {
  app.get(calendarPath, async (request, reply) => {
    const limit = limits.calendarFeed?.perAddress;
    const wait = limit
      ? await secondsToWait(
          context.db,
          'calendarFeed:address',
          addressGroup(request.ip),
          limit,
          context.now(),
        )
      : null;
    if (wait !== null) return sendRefusal(reply, { code: 'rate.limited', retryAfter: wait });
    const { name } = request.params as { readonly name: string };
    const secret = namePattern.exec(name)?.[1];
    const id = secret === undefined ? null : await personOfFeed(context.db, secret);
    const person = id === null ? null : await personById(context.db, id, context.now(), context.plansAreOn);
    if (person === null) return sendRefusal(reply, { code: 'request.unknownPath' });
    const waitOfPerson = limit
      ? await secondsToWait(context.db, 'calendarFeed:person', person.id, perPerson, context.now())
      : null;
    if (waitOfPerson !== null) return sendRefusal(reply, { code: 'rate.limited', retryAfter: waitOfPerson });
    const source = await calendarSource(context, person);
    const tag = `"${source.tag}"`;
    reply.headers({
      etag: tag,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .headers({ 'content-disposition': 'inline; filename="cairn.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(await calendarOf(context, person, source));
  });
}
