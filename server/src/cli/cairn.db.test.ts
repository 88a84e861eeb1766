import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cairnInFolder, credentials, post, signUp } from '../testing/cairn-in-folder.ts';
import { runCairn } from '../testing/cairn-process.ts';

const folder = cairnInFolder();
const { start } = folder;

async function fetchSession(origin: string): Promise<{ readonly cookie: string }> {
  const { headers } = await post(origin, '/api/login/email/', credentials);
  return { cookie: (headers.get('set-cookie') ?? '').split(';')[0] as string };
}

async function calendarOf(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/settings/calendar-url/`, { headers: { cookie } });
  const { url } = (await answer.json()) as { readonly url: string };
  return origin + new URL(url).pathname;
}

describe('npx cairn', () => {
  const run = (args: readonly string[], input = '') => runCairn({ CAIRN_DATA: folder.path }, args, input);

  test('makes, lists, changes and removes people, while Cairn runs and while it does not', async () => {
    expect(await run(['users', 'add', 'Ida@example.com'], 'a long walk uphill\n')).toMatchObject({
      code: 0,
      text: 'ida@example.com may sign in now.',
    });
    const cairn = await start();
    const login = async (password: string) =>
      (await post(cairn.origin, '/api/login/email/', { email: credentials.email, password })).status;
    expect(await login('a long walk uphill')).toBe(200);
    expect((await run(['users', 'list'])).text).toMatch(/^ida@example\.com\tida\t\d{4}-\d{2}-\d{2}$/u);
    const { cookie } = await fetchSession(cairn.origin);
    const calendar = await calendarOf(cairn.origin, cookie);
    const set = (password: string, ...flags: string[]) =>
      run(['users', 'set-password', 'ida@example.com', ...flags], `${password}\n`);
    expect((await set('the second long walk', '--keep-access')).text).toContain('calendar go on');
    expect((await fetch(calendar)).status).toBe(200);
    expect((await set('another long walk')).text).toContain('calendar have ended');
    expect((await fetch(calendar)).status).toBe(404);
    const mails = readdirSync(join(folder.path, 'mail'));
    expect(mails.filter((name) => name.includes('ida@example.com'))).toHaveLength(2);
    expect(await set('a third long walk', '--keep')).toMatchObject({ code: 1 });
    expect([await login('a long walk uphill'), await login('another long walk')]).toEqual([401, 200]);
    expect((await run(['users', 'add', 'ida@example.com'], 'a long walk uphill\n')).text).toContain(
      'There is an account for',
    );
    expect((await run(['users', 'add', 'ben@example.com'], 'short\n')).text).toContain(
      'Use at least 8 characters',
    );
    expect((await run(['users', 'remove', 'ida@example.com'])).code).toBe(0);
    expect((await run(['users', 'remove', 'ida@example.com'])).text).toBe(
      'There is no account for ida@example.com.',
    );
    expect(await run(['users', 'fly', 'ida@example.com'])).toMatchObject({ code: 1 });
    expect(await run(['boards', 'reported'])).toMatchObject({ code: 0, text: 'There are none.' });
    expect(await run(['boards', 'hide', 'none'])).toMatchObject({
      code: 1,
      text: 'There is no board with the code none.',
    });
    expect(await run(['jobs'])).toMatchObject({ code: 0, text: 'There are none.' });
    expect(await run(['jobs', 'drop', 'none'])).toMatchObject({
      code: 1,
      text: 'There is no dead job none.',
    });
    expect(await run(['jobs', 'retry'])).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') });
  });

  test('takes a backup while Cairn runs, and restores it only while it does not', async () => {
    const cairn = await start();
    const cookie = await signUp(cairn.origin);
    await post(cairn.origin, '/api/goals-2/', { name: 'Walk' }, { cookie });
    const backup = join(folder.path, 'cairn.backup');
    expect((await run(['backup', backup])).code).toBe(0);
    await post(cairn.origin, '/api/goals-2/', { name: 'Later' }, { cookie });
    expect(await run(['restore', backup])).toMatchObject({
      code: 1,
      text: expect.stringContaining('already runs'),
    });
    await cairn.end('SIGTERM');
    expect((await run(['restore', backup])).text).toContain('Everybody has to sign in again');
    expect((await run(['restore', backup, '--keep-access'])).text).toContain('work again');
    const again = await start();
    const goals = (await (await fetch(`${again.origin}/api/goals-2/`, { headers: { cookie } })).json()) as {
      name: string;
    }[];
    expect(goals.map(({ name }) => name)).toEqual(['Walk']);
  });

  test('says in a sentence when a backup has no place, and leaves nothing there', async () => {
    const nowhere = join(folder.path, 'none', 'cairn.backup');
    expect(await run(['backup', nowhere])).toMatchObject({
      code: 1,
      text: `There is no folder ${join(folder.path, 'none')} for the backup.`,
    });
    const taken = join(folder.path, 'taken');
    mkdirSync(taken);
    expect(await run(['backup', taken])).toMatchObject({
      code: 1,
      text: `${taken} is a folder. Name a file for the backup.`,
    });
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([[['--help']], [['-h']], [['help']], [['users', '--help']]])(
    'tells whoever asks how it is used, whatever the settings are: %j',
    async (args) => {
      const answer = await runCairn({ CAIRN_DATA: folder.path, PORT: 'none' }, args);
      expect(answer).toMatchObject({ code: 0, complaints: '' });
      expect(answer.text).toMatch(/^Usage:\n.*npx cairn backup FILE/su);
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );

  test.each([[[]], [['fly']], [['backup']]])('complains of what is no command: %j', async (args) => {
    const answer = await run(args);
    expect(answer.code).toBe(1);
    expect(answer.complaints).toMatch(/^Usage:\n.*npx cairn backup FILE/su);
    expect(answer.complaints).toBe(answer.text);
  });
});
