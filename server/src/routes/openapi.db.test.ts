import { type Endpoint, tokensOf } from '@cairn/contract/endpoint';
import { endpoints } from '@cairn/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the description of the API', () => {
  test('names every call of the contract, and the stream', async () => {
    const { body } = await server.ask({ path: '/api/openapi.json' });
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path } of Object.values(endpoints))
      expect(body.paths[path][method.toLowerCase()]).toBeDefined();
    expect(body.paths['/api/v2/feed/stream/'].get).toBeDefined();
    expect(body.paths['/api/goals-2/'].post.responses['402'].description).toContain('limit.goals');
    expect(body.paths['/calendar/{secret}.ics'].get).toBeDefined();
  });

  test('says of every call whether a token may make it, and what it asks of one', async () => {
    const { body } = await server.ask({ path: '/api/openapi.json' });
    expect(body.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const { method, path, access, ...endpoint } of Object.values<Endpoint>(endpoints)) {
      const { security } = body.paths[path][method.toLowerCase()];
      const tokens = tokensOf({ method, ...endpoint });
      const ways = [{ session: [] }, ...(tokens === 'none' ? [] : [{ token: [tokens] }])];
      expect(security, `${method} ${path}`).toEqual(access === 'member' ? ways : undefined);
    }
    for (const path of [
      '/api/settings/calendar-url/',
      '/api/v2/access-tokens/',
      '/api/v2/spaces/{id}/magic-links/',
    ])
      expect(body.paths[path].get.security).toEqual([{ session: [] }]);
  });

  test('refers to nothing that is not in it', async () => {
    const { text, body } = await server.ask({ path: '/api/openapi.json' });
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/gu)].map(([, reference]) => reference as string);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const [, name] = /^#\/components\/schemas\/(\w+)$/u.exec(reference) ?? [];
      expect(body.components.schemas[name ?? ''], reference).toBeDefined();
    }
  });

  test('can be read without another server', async () => {
    const page = await server.ask({ path: '/api/docs/' });
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/https?:\/\//u);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
