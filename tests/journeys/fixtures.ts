import { type BrowserContext, type Request, test as base } from '@playwright/test';
import { CairnServer } from './cairn-server.ts';
import { holdInstallation } from './held-installation.ts';
import { drawPlainly } from './plain-drawing.ts';
import { newPerson, type Person, Planner } from './planner.ts';

interface Journey {
  readonly person: Person;
  readonly visitor: Planner;
  readonly planner: Planner;
  readonly signInElsewhere: () => Promise<Planner>;
}

function lastRequests(context: BrowserContext): readonly string[] {
  const lines: string[] = [];
  const add = (request: Request, outcome: string | number) => {
    lines.push(`${request.method()} ${request.url()} ${outcome}`);
    if (lines.length > 20) lines.shift();
  };
  context.on('response', (response) => add(response.request(), response.status()));
  context.on('requestfailed', (request) => add(request, request.failure()?.errorText ?? 'failed'));
  return lines;
}

export const test = base.extend<Journey, { server: CairnServer }>({
  server: [
    // Playwright reads the fixture names from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await CairnServer.start({ CAIRN_GALLERY: 'on' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context, server }, use, testInfo) => {
    await holdInstallation(context);
    await drawPlainly(context);
    const logStart = server.log.length;
    const requests = lastRequests(context);
    await use(context);
    if (testInfo.status === testInfo.expectedStatus) return;
    const attach = (name: string, body: string) => testInfo.attach(name, { body, contentType: 'text/plain' });
    await attach('last requests', requests.join('\n'));
    await attach('log of the server', server.log.slice(logStart));
  },
  // oxlint-disable-next-line no-empty-pattern
  person: async ({}, use) => use(newPerson()),
  visitor: async ({ page }, use) => use(new Planner(page)),
  planner: async ({ visitor, server, person, locale, timezoneId }, use) => {
    await visitor.arrive(server.origin, person, { locale, timezone: timezoneId });
    await use(visitor);
  },
  signInElsewhere: async ({ browser, server, person }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await holdInstallation(context);
      await drawPlainly(context);
      const planner = new Planner(await context.newPage());
      await planner.arriveAgain(server.origin, person);
      return planner;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
