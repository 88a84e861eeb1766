import { afterEach, describe, expect, test } from 'vitest';
import { attackedCairn, longNote, readFeed } from './attacked-cairn.ts';

const cairn = attackedCairn();
afterEach(() => cairn.expectUnmoved());

const day = (dueDate: string, more: object) => ({ column: 1, dueDate, ...more });

describe('what one account sends holds nobody up', () => {
  test('files that are slow to judge', async () => {
    const ida = await cairn.signUp();
    for (const [name, token] of [
      ['comments.svg', '<!---->'],
      ['open.svg', '<!--'],
      ['types.svg', '<!doctype svg ['],
      ['heads.svg', '<?xml '],
      ['blanks.svg', ' '],
    ] as const)
      expect((await ida.upload(name, `${token.repeat(5_000 / token.length)}x`)).status).toBe(201);
  });

  test('a note that replaces one to which it has no likeness', async () => {
    const ida = await cairn.signUp();
    const { id } = await ida.get<{ id: string }>('POST', '/api/goals-2/', {
      name: 'Long',
      richThoughts: longNote(),
    });
    for (const word of ['other', 'ab', '😀'])
      expect((await ida.ask('PUT', `/api/goals-2/${id}/`, { richThoughts: longNote(word) })).status).toBe(
        200,
      );
    // An insertion and a deletion at each letter must be transformed over all changes since.
    const ops = Array.from({ length: 5_000 }, () => [{ insert: 'x' }, { delete: 1 }, { retain: 1 }]).flat();
    const change = { richThoughtsChange: { baseRev: 1, ops } };
    expect((await ida.ask('PUT', `/api/goals-2/${id}/`, change)).status).toBe(200);
    expect(await readFeed(ida)).toBe(1);
  });

  test('long notes by the dozen, in lists and feeds', async () => {
    const ida = await cairn.signUp();
    const start = await ida.get<{ cursor: string }>('GET', '/api/v2/feed/');
    for (let n = 0; n < 30; n += 1)
      await ida.get(
        'POST',
        '/api/goals-2/',
        day('2026-11-21', { name: `Long ${n}`, richThoughts: longNote() }),
      );
    expect(await readFeed(ida)).toBeGreaterThan(1);
    expect(await readFeed(ida, start.cursor)).toBeGreaterThan(1);
    for (const query of ['limit=5000', 'column=1&limit=5000', `space=${ida.space}&limit=5000`])
      expect((await ida.ask('GET', `/api/goals-2/?${query}`)).headers.get('link')).toContain('rel="next"');
    await ida.ask('GET', '/api/v2/search/?q=word');
  });

  test('a series with a long note, in lists, feeds and calendars', async () => {
    const ida = await cairn.signUp();
    await ida.get('PATCH', '/api/settings/', { calendarNotes: true });
    const recurrence = { rule: 'FREQ=DAILY', anchor: 'date' };
    await ida.get(
      'POST',
      '/api/goals-2/',
      day('2026-11-21', { name: 'Run', recurrence, richThoughts: longNote() }),
    );
    for (const limit of [100, 1_100, 5_000])
      await ida.ask('GET', `/api/goals-2/?column=1&from=2026-11-25&to=2046-11-25&limit=${limit}`);
    await readFeed(ida);
    const { url } = await ida.get<{ url: string }>('GET', '/api/settings/calendar-url/');
    const calendar = await ida.ask('GET', new URL(url).pathname);
    expect([calendar.status, calendar.text.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  });

  test('values that stand deep in each other, cursors and filters of nonsense', async () => {
    const ida = await cairn.signUp();
    let deep: unknown = 1;
    for (let n = 0; n < 3_000; n += 1) deep = [deep];
    const attributes = { link: deep };
    expect(
      (
        await ida.ask('POST', '/api/goals-2/', {
          name: 'Deep',
          richThoughts: { ops: [{ insert: 'a', attributes }] },
        })
      ).status,
    ).toBe(400);
    expect((await ida.ask('PATCH', '/api/settings/', { filters: { a: deep } })).status).toBe(400);
    expect((await ida.ask('PATCH', '/api/settings/', { filters: { a: 'a'.repeat(400_000) } })).status).toBe(
      400,
    );
    const cursors = [
      [2_147_483_648, '2026-11-21 00:00:00+00', ida.space],
      [0, 'infinity', ida.space],
      [],
      {},
      'x',
    ];
    for (const cursor of cursors) {
      const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
      expect((await ida.ask('GET', `/api/goals-2/?cursor=${text}`)).status).toBe(400);
      expect((await ida.ask('GET', `/api/v2/feed/?cursor=${text}`)).status).toBe(400);
    }
  });

  test('any token over and over, in every field of text', async () => {
    const ida = await cairn.signUp();
    const tokens = [
      '(',
      ')',
      '[',
      '<!--',
      '://',
      '@',
      '#',
      'a',
      ' ',
      '\t\n',
      '\\',
      '"',
      '.',
      '-',
      '😀',
      'ſ',
      '\u0301',
      'http://',
      'www.',
      '1:',
    ];
    for (const token of tokens) {
      const text = token.repeat(100_000 / token.length);
      for (const name of [text, text.slice(0, 250)])
        await ida.ask('POST', '/api/goals-2/', { name, tags: [text.slice(0, 100)] });
      const { id } = await ida.get<{ id: string }>('POST', '/api/goals-2/', {
        name: 'Long',
        richThoughts: { ops: [{ insert: `${text}\n` }] },
      });
      await ida.ask('POST', `/api/v2/goals-2/${id}/comments/`, {
        richText: { ops: [{ insert: `${text.slice(0, 40_000)}\n` }] },
      });
      await ida.ask('GET', `/api/v2/search/?q=${encodeURIComponent(text.slice(0, 2_000))}`);
      await ida.ask(
        'GET',
        `/api/v2/embeds/?url=${encodeURIComponent(`https://example.com/${text.slice(0, 1_000)}`)}`,
      );
    }
  });

  test('more streams than anybody has browsers', async () => {
    const ida = await cairn.signUp();
    const stop = new AbortController();
    const signedIn = await fetch(`${cairn.process.origin}/api/login/email/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: cairn.process.origin },
      body: JSON.stringify({ email: ida.email, password: ida.password }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const open = () =>
      fetch(`${cairn.process.origin}/api/v2/feed/stream/`, { headers: { cookie }, signal: stop.signal });
    const statuses = (await Promise.all(Array.from({ length: 60 }, open))).map(({ status }) => status);
    stop.abort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });
});
