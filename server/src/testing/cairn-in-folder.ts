import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type CairnProcess, dataFolder, startCairn } from './cairn-process.ts';

export interface CairnInFolder {
  readonly path: string;
  /** In the test's folder, unless the settings contain another folder. */
  start(settings?: Readonly<Record<string, string>>): Promise<CairnProcess>;
}

/**
 * A new folder for each test. Kills processes that still run there after the test.
 *
 * @param isUsed starts with a database, which takes seconds to create
 */
export function cairnInFolder({ isUsed = false } = {}): CairnInFolder {
  const used = isUsed ? dataFolder() : null;
  let folder: ReturnType<typeof dataFolder>;
  let running: CairnProcess[] = [];
  beforeAll(async () => {
    if (used) await (await startCairn({ CAIRN_DATA: used.path })).end('SIGTERM');
  });
  afterAll(() => used?.remove());
  beforeEach(() => {
    folder = dataFolder();
    // Keeps the files' owners, because PostgreSQL refuses files of other users.
    if (used) spawnSync('cp', ['-a', `${used.path}/.`, folder.path]);
  });
  afterEach(async () => {
    await Promise.all(running.map((cairn) => (cairn.child.exitCode === null ? cairn.end('SIGKILL') : null)));
    running = [];
    folder.remove();
  });
  return {
    get path() {
      return folder.path;
    },
    async start(settings = {}) {
      const cairn = await startCairn({ CAIRN_DATA: folder.path, ...settings });
      running.push(cairn);
      return cairn;
    },
  };
}

export function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export const credentials = { email: 'ida@example.com', password: 'a long walk uphill' };

export async function signUp(origin: string): Promise<string> {
  const { headers } = await post(origin, '/api/signup/', credentials);
  return (headers.get('set-cookie') ?? '').split(';')[0] as string;
}
