// `node notifying-process.ts ADDRESS OFFSET STEPS` notifies people of new events and records the mails in `sent_mails`,
// with the clock turned by OFFSET ms. Prints a line at each step, and never goes on after STEPS of them.
import { pino } from 'pino';
import { databaseOf } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { eventMailWork } from '../notifications/event-mail-job.ts';
import { notifyOfEvents } from '../notifications/notify-of-events.ts';
import { openJobQueue } from '../queue/job-queue.ts';

const [address, offset, steps] = process.argv.slice(2) as [string, string, string];
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
const jobs = openJobQueue({ db: context.db, now, log, works: [eventMailWork({ context, sender, mails })] });
await step('round begins');
await notifyOfEvents({ context, jobs, log });
await step('round ends');
await jobs.runDue();
await step('no job is due');
process.exit(0);
