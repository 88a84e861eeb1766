// `node notifying-process.ts ADDRESS OFFSET STEPS KEY` notifies people of new events, records the mails in `sent_mails`,
// and sends to browsers and webhooks, with the push key as JSON and the clock turned by OFFSET ms. Prints a line at each step, and
// never goes on after STEPS of them.
import { pino } from 'pino';
import { databaseOf } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { eventMailWork } from '../notifications/event-mail-job.ts';
import { notifyOfEvents } from '../notifications/notify-of-events.ts';
import { eventSource } from '../notifications/pushed-events.ts';
import { webhookSources } from '../notifications/webhook-sources.ts';
import { pushWorks } from '../push/push-jobs.ts';
import type { PushKey } from '../push/push-key.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { webhookWork } from '../webhooks/webhook-jobs.ts';

const [address, offset, steps, key] = process.argv.slice(2) as [string, string, string, string];
const pool = openPool(address, 6);
const now = () => Date.now() + Number(offset);
const context = { db: databaseOf(pool), now, mailLeaves: false };
const log = pino({ level: 'silent' });
let count = 0;
const step = async (name: string) => {
  console.log(name);
  count += 1;
  if (count >= Number(steps)) await new Promise(() => setInterval(() => {}, 60_000));
};
const sender = {
  async send({ to, subject }: { readonly to: string; readonly subject: string }) {
    await step('mail begins');
    await pool.query('insert into sent_mails (recipient, subject) values ($1, $2)', [to, subject]);
    await step('mail is accepted');
  },
};
const mails = { origin: 'http://localhost:4280', operator: null, linkKey: Buffer.alloc(32) };
const network = {
  async resolve() {
    await step('call begins');
    return ['127.0.0.1'];
  },
  mayReach: () => true,
};
const site = { key: JSON.parse(key) as PushKey, network, origin: mails.origin, plainIsAllowed: true };
const works = [
  eventMailWork({ context, sender, mails }),
  ...pushWorks({ context, site, log, sources: { event: eventSource(context) } }),
  webhookWork({
    context,
    site: { ...site, secretKey: mails.linkKey },
    sources: webhookSources(context, mails.origin),
    mails: { ...mails, mailLeaves: false },
  }),
];
const jobs = openJobQueue({ db: context.db, now, log, works });
await step('round begins');
await notifyOfEvents({ context, jobs, log });
await step('round ends');
await jobs.runDue();
await step('no job is due');
process.exit(0);
