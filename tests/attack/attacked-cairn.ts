import { type CairnProcess, dataFolder, startCairn } from '@cairn/server/testing/cairn-process';
import { afterAll, beforeAll, expect } from 'vitest';

/** The largest allowed answer: a page of the feed with the largest row at its end, or a file. */
const maxBytes = 12_000_000;

export interface Blow {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface Somebody {
  readonly email: string;
  readonly password: string;
  readonly space: string;
  /** Fails the test on a 5xx answer or on one above `maxBytes`. */
  ask(method: string, path: string, body?: unknown): Promise<Blow>;
  get<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  upload(name: string, bytes: Uint8Array<ArrayBuffer> | string): Promise<Blow>;
}

export interface AttackedCairn {
  readonly process: CairnProcess;
  signUp(): Promise<Somebody>;
  /** Fails unless a new account works and the process has not been restarted. */
  expectUnmoved(): Promise<void>;
}

export function attackedCairn(settings: Readonly<Record<string, string>> = {}): AttackedCairn {
  const folder = dataFolder();
  let cairn: CairnProcess;
  let people = 0;
  beforeAll(async () => {
    cairn = await startCairn({ CAIRN_DATA: folder.path, ...settings });
  });
  afterAll(async () => {
    await cairn.end('SIGTERM');
    folder.remove();
  });

  async function signUp(): Promise<Somebody> {
    people += 1;
    const [email, password] = [`person-${people}@example.com`, 'a long walk uphill'];
    const signedUp = await send('POST', '/api/signup/', JSON.stringify({ email, password }));
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const ask = (method: string, path: string, body?: unknown) =>
      send(method, path, body === undefined ? undefined : JSON.stringify(body), cookie);
    const { user } = JSON.parse(signedUp.text) as { user: { defaultSpaceId: string } };
    return {
      email,
      password,
      space: user.defaultSpaceId,
      ask,
      async get<Body>(method: string, path: string, body?: unknown) {
        const answer = await ask(method, path, body);
        expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(300);
        return JSON.parse(answer.text) as Body;
      },
      upload(name, bytes) {
        const form = new FormData();
        form.append('file', new Blob([bytes]), name);
        return send('POST', '/api/storage/', form, cookie);
      },
    };
  }

  async function send(
    method: string,
    path: string,
    body?: string | FormData,
    cookie?: string,
  ): Promise<Blow> {
    const headers: Record<string, string> = { origin: cairn.origin };
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    if (cookie !== undefined) headers['cookie'] = cookie;
    const answer = await fetch(`${cairn.origin}${path}`, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    const bytes = Buffer.byteLength(text);
    expect([path, answer.status < 500, bytes < maxBytes], text.slice(0, 500)).toEqual([path, true, true]);
    return { status: answer.status, bytes, text, headers: answer.headers };
  }

  return {
    get process() {
      return cairn;
    },
    signUp,
    async expectUnmoved() {
      const somebody = await signUp();
      const goal = await somebody.get<{ id: string }>('POST', '/api/goals-2/', { name: 'Walk' });
      expect((await somebody.ask('GET', `/api/goals-2/${goal.id}/`)).status).toBe(200);
      expect((await somebody.ask('GET', '/api/v2/feed/')).status).toBe(200);
      expect([cairn.child.exitCode, cairn.child.signalCode]).toEqual([null, null]);
    },
  };
}

/** A note of about the largest allowed size. */
export const longNote = (word = 'word ') => ({
  ops: [{ insert: `${word.repeat(450_000 / word.length)}\n` }],
});

export async function readFeed(somebody: Somebody, from = ''): Promise<number> {
  for (let [cursor, pages] = [from, 1]; ; pages += 1) {
    const page = await somebody.get<{ cursor: string; more: boolean }>(
      'GET',
      `/api/v2/feed/?limit=2000${cursor && `&cursor=${cursor}`}`,
    );
    if (!page.more) return pages;
    cursor = page.cursor;
  }
}
