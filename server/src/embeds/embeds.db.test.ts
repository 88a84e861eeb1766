import type { Embed } from '@cairn/contract/embeds';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { folderStore } from '../files/folder-store.ts';
import { openTestServer, type TestAnswer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { forgetEmbedsBefore } from './embed-rows.ts';
import { publicNetwork } from './network.ts';

let web: Server;
let server: TestServer;
let ida: TestPerson;
let png: Buffer;
const pages = new Map<string, RequestListener>();
/** Next results of DNS look-ups, by name. Other names resolve to loopback. */
const answers = new Map<string, string[][]>();
const asked: string[] = [];
const reached: string[] = [];
const port = () => (web.address() as AddressInfo).port;
const at = (path: string, host = 'example.com') => `http://${host}:${port()}${path}`;

beforeAll(async () => {
  png = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  web = createServer((request, answer) => {
    reached.push(request.url ?? '');
    const page = pages.get(request.url ?? '');
    if (page) page(request, answer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  server = await openTestServer({
    network: {
      async resolve(host) {
        asked.push(host);
        return answers.get(host)?.shift() ?? ['127.0.0.1'];
      },
      // Loopback acts as the public internet, on this port only.
      mayReach: (address, toPort) =>
        (address === '127.0.0.1' && toPort === port()) || publicNetwork.mayReach(address, toPort),
    },
  });
  ida = await server.signUp();
});
afterAll(async () => {
  await server.close();
  web.closeAllConnections();
  await new Promise((done) => web.close(done));
});

const ask = (url: string, person = ida): Promise<TestAnswer> =>
  person.ask({ path: `/api/v2/embeds/?url=${encodeURIComponent(url)}` });
async function embed(url: string): Promise<Embed> {
  const answer = await ask(url);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Embed;
}
function html(path: string, text: string, type = 'text/html; charset=utf-8'): void {
  pages.set(path, (_request, answer) => answer.writeHead(200, { 'content-type': type }).end(text));
}
const redirect = (path: string, to: string) =>
  pages.set(path, (_request, answer) => answer.writeHead(302, { location: to }).end());

async function statusOf(
  path: string | null,
  headers: Record<string, string> = { cookie: ida.cookie },
): Promise<number> {
  const answer = await fetch(`${server.origin}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

const bare = { title: null, description: null, picture: null };

describe('a card for a link', () => {
  test('has the page’s own title, description, site and picture, fetched by the server', async () => {
    html(
      '/hut',
      `<!doctype html><title>Plain</title><meta property="og:title" content="The hut &amp; the hill">
       <meta name=description content="Where we  sleep"><meta property="og:site_name" content="Huts">
       <meta property="og:image" content="/hut.png"><body><title>no</title>`,
    );
    pages.set('/hut.png', (_request, answer) =>
      answer.writeHead(200, { 'content-type': 'image/png' }).end(png),
    );
    const card = await embed(at('/hut'));
    expect(card).toMatchObject({
      title: 'The hut & the hill',
      description: 'Where we sleep',
      site: 'Huts',
      player: null,
    });
    const picture = await fetch(`${server.origin}${card.picture}`, { headers: { cookie: ida.cookie } });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(640);
    expect(await statusOf(card.picture, {})).toBe(401);
    expect(card.fetchedDatetime).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/u);
  });

  test('is read in the page’s own encoding, and follows redirects', async () => {
    html(
      '/latin',
      Buffer.from('<title>Größe</title>', 'latin1') as unknown as string,
      'text/html; charset=iso-8859-1',
    );
    redirect('/moved', '/latin');
    expect(await embed(at('/moved'))).toMatchObject({ title: 'Größe', site: 'example.com' });
  });

  test('is fetched once for everyone, and anew after a week', async () => {
    html('/once', '<title>First</title>');
    await embed(at('/once'));
    html('/once', '<title>Second</title>');
    const ben = await server.signUp();
    expect((await ask(at('/once#part'), ben)).body.title).toBe('First');
    server.turnClock(8 * 86_400_000);
    expect((await embed(at('/once'))).title).toBe('Second');
    pages.delete('/once');
    server.turnClock(8 * 86_400_000);
    expect((await embed(at('/once'))).title).toBe('Second');
    server.turnClock(-16 * 86_400_000);
  });

  test('names the player of a known service', async () => {
    expect((await embed('https://youtu.be/abcdefghijk')).player?.frameUrl).toContain('youtube-nocookie.com');
  });

  test('is forgotten with its picture when nobody has asked for long', async () => {
    const { picture } = await embed(at('/hut'));
    const store = folderStore(`${server.filesFolder}/files`);
    await forgetEmbedsBefore(databaseOf(server.pool), store, new Date(Date.now() + 1_000));
    expect(await statusOf(picture)).toBe(404);
  });
});

describe('the server goes nowhere but the public internet', () => {
  const never = async (url: string) => {
    reached.length = 0;
    expect(await embed(url)).toMatchObject(bare);
    return reached;
  };

  test.each([
    'http://127.0.0.2/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
  ])('not to %s', async (url) => {
    expect(await never(url)).toEqual([]);
  });

  test('not to another port, not even of a host that it may reach', async () => {
    expect(await never('http://example.com:22/')).toEqual([]);
  });

  test('not to a name that stands for an address inside, nor one of several', async () => {
    answers.set('inside.example', [['192.168.1.1']]);
    answers.set('both.example', [['127.0.0.1', '10.0.0.1']]);
    expect(await never(at('/hut', 'inside.example'))).toEqual([]);
    expect(await never(at('/hut', 'both.example'))).toEqual([]);
  });

  test('not behind a redirect either', async () => {
    redirect('/out', 'http://169.254.169.254/');
    redirect('/file', 'file:///etc/passwd');
    redirect('/secret', `http://user:pass@example.com:${port()}/hut`);
    for (const path of ['/out', '/file', '/secret']) expect(await never(at(path))).toEqual([path]);
  });

  test('not for a picture', async () => {
    answers.set('pictures.example', [['10.0.0.1']]);
    html(
      '/picture-inside',
      `<title>Page</title><meta property="og:image" content="${at('/hut.png', 'pictures.example')}">`,
    );
    reached.length = 0;
    expect(await embed(at('/picture-inside'))).toMatchObject({ title: 'Page', picture: null });
    expect(reached).toEqual(['/picture-inside']);
  });

  test('to the address that was checked: a name that changes its answer is asked once', async () => {
    html('/rebound', '<title>Reached the checked address</title>');
    asked.length = 0;
    answers.set('rebound.example', [['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']]);
    expect(await embed(at('/rebound', 'rebound.example'))).toMatchObject({
      title: 'Reached the checked address',
    });
    expect(asked).toEqual(['rebound.example']);
  });
});

describe('a page that means no good', () => {
  test('is left after its time, and after its size', async () => {
    pages.set('/slow', (_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).write('<title>'),
    );
    pages.set('/endless', (_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' }).write('<title>Endless</title>');
      const more = () => {
        while (!answer.destroyed && answer.write('x'.repeat(65_536)));
      };
      answer.on('drain', more);
      more();
    });
    const [slow, endless] = await Promise.all([embed(at('/slow')), embed(at('/endless'))]);
    expect(slow).toMatchObject(bare);
    expect(endless.title).toBe('Endless');
  });

  test('is none when it is no page, redirects without end, or packs what it sends', async () => {
    html('/binary', '<title>x</title>', 'application/octet-stream');
    redirect('/ring', '/ring');
    pages.set('/packed', (_request, answer) =>
      answer
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end('<title>x</title>'),
    );
    for (const path of ['/binary', '/ring', '/packed', '/none'])
      expect(await embed(at(path)), path).toMatchObject(bare);
  });

  test('does not get through with a picture that is none', async () => {
    html('/fake', '<title>Fake</title><meta property="og:image" content="/fake.png">');
    html('/fake.png', '<script>alert(1)</script>', 'image/png');
    expect(await embed(at('/fake'))).toMatchObject({ title: 'Fake', picture: null });
  });

  test('is refused when its address is none', async () => {
    for (const url of ['', 'hut', 'ftp://example.com/', 'javascript:alert(1)', 'https://a:b@example.com/'])
      expect((await ask(url)).body.code, url).toBe('embed.address');
  });
});

test('a person has so many pages fetched in a minute, and no more', async () => {
  const eve = await server.signUp();
  const statuses = await Promise.all(
    Array.from({ length: 65 }, async (_, n) => (await ask(`http://10.0.0.1/${n}`, eve)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await ask('http://10.0.0.1/more', eve);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await ask(at('/rebound', 'rebound.example'), eve)).status).toBe(200);
});
