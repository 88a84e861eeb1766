import { type BrowserContext, type Request, test as base } from '@playwright/test';
import { CairnServer } from './cairn-server.ts';
import { holdInstallation } from './held-installation.ts';
import { drawPlainly } from './plain-drawing.ts';
import { newPerson, type Person, Planner } from './planner.ts';

interface Journey {
  /** Somebody new. */
  readonly person: Person;
  /** A browser in which nobody has signed up yet. */
  readonly visitor: Planner;
  /** The same browser, where the person has just made an account: their empty planner. */
  readonly planner: Planner;
  /** Signs them in in a further browser, with nothing in common with the first but the server. */
  readonly signInElsewhere: () => Promise<Planner>;
}

/** The last requests of a browser and what became of each, as lines that grow while it runs. */
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

/** A test with the real server, one for all tests of a worker, and somebody new each time. */
export const test = base.extend<Journey, { server: CairnServer }>({
  server: [
    // The runner reads from the pattern which fixtures are used.
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
