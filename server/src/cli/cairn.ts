import { allSyncRules } from '@cairn/core/sync/rules';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Config, configFrom } from '../base/config.ts';
import { databaseOf, type Db } from '../db/database.ts';
import { openBeside, openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { openStorage, openStore } from '../files/open-storage.ts';
import { openPublisher } from '../feed/publisher.ts';
import { openLog } from '../http/log.ts';
import { mailWork } from '../mail/mail-job.ts';
import { mailSenderOf } from '../mail/mail-sender.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { sentenceOf } from '../db/start-sentence.ts';
import { StartError } from '../base/start-error.ts';
import { hideBoard, reportedBoards } from './boards.ts';
import { hideClimb, reportedClimbs } from './climbs.ts';
import { dropJob, listDeadJobs, retryDeadJobs } from './jobs.ts';
import { addUser, listUsers, removeUser, setUserPassword } from './users.ts';

const usage = `Usage:
  npx cairn users list
  npx cairn users add EMAIL            asks for the password, or reads it from the input
  npx cairn users set-password EMAIL [--keep-access]
                                       ends sessions, access tokens and the calendar's address;
                                       with --keep-access the last two go on
  npx cairn users remove EMAIL
  npx cairn boards reported            public boards that people have reported
  npx cairn boards hide CODE           shows a board to nobody but the members of its space
  npx cairn boards show CODE           ends that
  npx cairn climbs reported            public climbs that people have reported
  npx cairn climbs hide CODE           shows a climb to nobody but its author
  npx cairn climbs show CODE           ends that
  npx cairn jobs                       jobs that failed for good, such as mails: id, kind, age, tries, last error
  npx cairn jobs retry ID|--all        tries them again
  npx cairn jobs drop ID               deletes one
  npx cairn backup FILE                also while Cairn runs
  npx cairn restore FILE [--keep-access]
                                       while it does not; sessions, access tokens, calendar addresses,
                                       join links and invitations end, unless --keep-access`;

const keepAccess = '--keep-access';
const accessHasEnded =
  'Everybody has to sign in again, with the password of the backup. Access tokens, calendar addresses, join links and invitations have ended.';
const accessIsBack =
  'Sessions, access tokens, calendar addresses, join links and invitations of the backup work again, also those that were ended since.';

type ServerContext = Parameters<typeof listUsers>[0];

function asksForHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.some((each) => each === '--help' || each === '-h');
}

async function run(config: Config, [command, ...args]: readonly string[]): Promise<string> {
  const [first, second] = args;
  if (command === 'backup' && first !== undefined) {
    return withDatabase(await openBeside(config), async ({ pool }) => {
      await writeBackup(pool, await openStore(config), resolve(first), new Date());
      return `Everything is in ${first}.`;
    });
  }
  if (command === 'restore' && first !== undefined && (second ?? keepAccess) === keepAccess) {
    // Locks the data folder, so a restore fails while a server runs.
    return withDatabase(await openDatabase(config), async ({ pool }) => {
      const keepsAccess = second === keepAccess;
      const rows = await restoreBackup(pool, await openStorage(config), resolve(first), { keepsAccess });
      return `${rows} rows are back from ${first}.\n${keepsAccess ? accessIsBack : accessHasEnded}`;
    });
  }
  if (command === 'users')
    return withDatabase(await openBeside(config), ({ pool }) => users(config, pool, args));
  if (command === 'boards')
    return withDatabase(await openBeside(config), ({ pool }) => boards(databaseOf(pool), first, second));
  if (command === 'climbs')
    return withDatabase(await openBeside(config), ({ pool }) => climbs(databaseOf(pool), first, second));
  if (command === 'jobs')
    return withDatabase(await openBeside(config), ({ pool }) => jobs(databaseOf(pool), args));
  throw new StartError(usage);
}

async function jobs(db: Db, [verb, id, ...rest]: readonly string[]): Promise<string> {
  if (verb === undefined) return (await listDeadJobs(db, Date.now())).join('\n');
  if (id === undefined || rest.length > 0) throw new StartError(usage);
  if (verb === 'retry') return retryDeadJobs(db, id === '--all' ? null : id, Date.now());
  if (verb === 'drop') return dropJob(db, id);
  throw new StartError(usage);
}

async function climbs(db: Db, verb?: string, code?: string): Promise<string> {
  if (verb === 'reported') return (await reportedClimbs(db)).join('\n');
  if ((verb !== 'hide' && verb !== 'show') || code === undefined) throw new StartError(usage);
  return hideClimb(db, code, verb === 'hide');
}

async function boards(db: Db, verb?: string, code?: string): Promise<string> {
  if (verb === 'reported') return (await reportedBoards(db)).join('\n');
  if ((verb !== 'hide' && verb !== 'show') || code === undefined) throw new StartError(usage);
  return hideBoard(db, code, verb === 'hide');
}

async function users(config: Config, pool: OpenDatabase['pool'], args: readonly string[]): Promise<string> {
  const [verb, email, flag] = args;
  if (flag !== undefined && !(verb === 'set-password' && flag === keepAccess)) throw new StartError(usage);
  const publisher = openPublisher(pool);
  const context: ServerContext = {
    db: databaseOf(pool),
    now: Date.now,
    publish: publisher.publish,
    rules: allSyncRules,
    plansAreOn: true,
    galleryIsOn: false,
    introduction: null,
    signup: 'closed',
    mailLeaves: config.smtpUrl !== null,
  };
  if (verb === 'list') return (await listUsers(context)).join('\n');
  if (email === undefined) throw new StartError(usage);
  const done = await usersVerb(config, context, verb, email, flag !== undefined);
  await publisher.settled();
  return done;
}

async function usersVerb(
  config: Config,
  context: ServerContext,
  verb: string | undefined,
  email: string,
  keepsAccess: boolean,
): Promise<string> {
  switch (verb) {
    case 'add':
      return addUser(context, email, await askedPassword());
    case 'set-password': {
      const password = await askedPassword();
      const sender = mailSenderOf(config);
      try {
        const { db, now } = context;
        const log = openLog('silent');
        const jobs = openJobQueue({ db, now, log, works: [mailWork({ db, now, sender, log })] });
        const { origin, operator } = config;
        return await setUserPassword(context, { jobs, origin, operator }, email, password, keepsAccess);
      } finally {
        sender.close?.();
      }
    }
    case 'remove':
      return removeUser(context, email);
    default:
      throw new StartError(usage);
  }
}

/** Reads standard input, because other processes could read an argument. */
async function askedPassword(): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stderr : undefined,
  });
  try {
    if (process.stdin.isTTY) return await lines.question('Password: ');
    for await (const line of lines) return line;
    throw new StartError('Write the password into the input.');
  } finally {
    lines.close();
  }
}

async function withDatabase(
  database: OpenDatabase,
  work: (database: OpenDatabase) => Promise<string>,
): Promise<string> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

// Files written here are readable for their owner only.
process.umask(0o077);

try {
  const args = process.argv.slice(2);
  const text = asksForHelp(args) ? usage : await run(configFrom(process.env), args);
  // Not for programs that read the list.
  if (text === '') console.error('There are none.');
  else console.log(text);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
