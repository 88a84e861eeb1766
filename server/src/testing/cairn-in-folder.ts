import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type CairnProcess, dataFolder, startCairn } from './cairn-process.ts';

/** Cairns of one test, all in a folder that goes with them. */
export interface CairnInFolder {
  /** The folder of the test that runs. */
  readonly path: string;
  /** Starts one in the folder, unless the settings name another. */
  start(settings?: Readonly<Record<string, string>>): Promise<CairnProcess>;
}

/**
 * Gives each test of a file a folder of its own; what runs in it at the test's end is killed.
 *
 * @param isUsed whether a Cairn has been started and ended in it before: making its database takes seconds each time
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
    // With the owner of each file: a database does not start in somebody else's.
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

/** Posts JSON by hand. */
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

/** Somebody who may sign up. */
export const credentials = { email: 'ida@example.com', password: 'a long walk uphill' };

/** Makes their account; answers the Cookie header's value. */
export async function signUp(origin: string): Promise<string> {
  const { headers } = await post(origin, '/api/signup/', credentials);
  return (headers.get('set-cookie') ?? '').split(';')[0] as string;
}
