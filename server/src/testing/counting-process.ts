// `node counting-process.ts ADDRESS NAME COUNT` runs counted jobs and prints a line at the beginning of each.
// Jobs from the COUNT-th on never end.
import { pino } from 'pino';
import { databaseOf } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { countedWork } from './counted-jobs.ts';

const [address, name, count] = process.argv.slice(2) as [string, string, string];
let begun = 0;
const work = countedWork(name, async (number) => {
  console.log(number);
  begun += 1;
  if (begun >= Number(count)) await new Promise(() => {});
});
const db = databaseOf(openPool(address, 6));
const jobs = openJobQueue({ db, now: Date.now, log: pino({ level: 'silent' }), works: [work] });
await jobs.runDue();
process.exit(0);
