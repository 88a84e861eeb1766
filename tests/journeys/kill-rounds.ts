import { type BrowserContext, expect, type Request, type Response } from '@playwright/test';
import type { CairnServer } from './cairn-server.ts';
import { newPlanner, type Person, type Planner } from './planner.ts';

const shared = 'A note for three';

interface Screen {
  readonly name: string;
  readonly planner: Planner;
  readonly context: BrowserContext;
}

/**
 * One person types in two tabs of one browser and in another browser. Meanwhile the test kills the servers.
 * At the end, each goal name and each letter typed into the note must exist exactly one time. A text counts
 * from the moment when the person leaves its field.
 */
export class KillRounds {
  readonly #servers: readonly CairnServer[];
  readonly #screens: readonly Screen[];
  readonly #names = new Set([shared]);
  readonly #written: string[] = [];

  private constructor(servers: readonly CairnServer[], screens: readonly Screen[]) {
    this.#servers = servers;
    this.#screens = screens;
  }

  /** @param servers one for both browsers, or one each on the same database */
  static async begin(
    servers: readonly [CairnServer, ...CairnServer[]],
    person: Person,
    [first, second]: readonly [BrowserContext, BrowserContext],
  ): Promise<KillRounds> {
    const one = await newPlanner(first);
    await one.signUp(servers[0].origin, person);
    await one.add('Today', shared);
    await one.isSaved();
    const tab = await newPlanner(first);
    await tab.page.goto(`${servers[0].origin}/horizons/days/`);
    const other = await newPlanner(second);
    await other.signIn((servers.at(-1) ?? servers[0]).origin, person);
    for (const planner of [tab, other]) await expect(planner.row(shared)).toBeVisible();
    return new KillRounds(servers, [
      { name: 'tab', planner: one, context: first },
      { name: 'tab beside', planner: tab, context: first },
      { name: 'browser beside', planner: other, context: second },
    ]);
  }

  async round(round: number): Promise<void> {
    const contexts = [...new Set(this.#screens.map(({ context }) => context))];
    const offline = round % 2 === 0 ? contexts[(round / 2) % contexts.length] : undefined;
    for (const context of contexts) await context.setOffline(context === offline);
    const online = contexts.filter((context) => context !== offline);
    const typing = Promise.all(this.#screens.map((screen) => this.#type(screen, round)));
    await Promise.all([this.#cut(online, round, typing), typing]);
    for (const { planner, context } of this.#screens) if (context !== offline) await planner.isSaved();
  }

  async end(fresh: BrowserContext, person: Person): Promise<void> {
    for (const { context } of this.#screens) await context.setOffline(false);
    for (const { planner } of this.#screens) await planner.isSaved();
    const stranger = await newPlanner(fresh);
    await stranger.signIn((this.#servers[0] as CairnServer).origin, person);
    const names = [...this.#names].toSorted();
    expect(await namesOnServer(stranger)).toEqual(names);
    for (const planner of [stranger, ...this.#screens.map((screen) => screen.planner)]) {
      await expect(async () => {
        await showAll(planner);
        expect((await planner.titles('Today').allTextContents()).toSorted()).toEqual(names);
      }).toPass({ timeout: 30_000 });
      await openNote(planner);
      const note = planner.page.getByRole('textbox', { name: 'Note' });
      // Letters typed at the same place may mix, so only letters are counted.
      await expect(async () => {
        expect(lettersOf((await note.textContent()) ?? '')).toEqual(lettersOf(this.#written.join('')));
      }).toPass({ timeout: 30_000 });
    }
  }

  async #type({ name, planner }: Screen, round: number): Promise<void> {
    const [kept, renamed] = [`Round ${round}, ${name}: kept`, `Round ${round}, ${name}: renamed`];
    await planner.add('Today', kept, `${renamed}?`);
    await showAll(planner);
    await planner.rename(`${renamed}?`, renamed);
    this.#names.add(kept).add(renamed);
    const words = `(round ${round}, ${name})`;
    await openNote(planner);
    await planner.page.getByRole('textbox', { name: 'Note' }).focus();
    await planner.page.keyboard.type(words);
    await planner.page.keyboard.press('Escape');
    this.#written.push(words);
  }

  /** Kills all servers at a write, at its answer, or again right after the restart. */
  async #cut(contexts: readonly BrowserContext[], round: number, typing: Promise<unknown>): Promise<void> {
    const isTwice = round % 3 === 2;
    await Promise.race([nextWrite(contexts, round % 3 === 1 ? 'response' : 'request'), typing]);
    // Waits from before the restart, because one server may answer before the other is up.
    const again = isTwice ? Promise.race([nextWrite(contexts, 'response'), typing]) : null;
    await this.#kill();
    if (!again) return;
    await again;
    await this.#kill();
  }

  async #kill(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.end('SIGKILL')));
    await Promise.all(this.#servers.map((server) => server.start()));
  }
}

async function nextWrite(contexts: readonly BrowserContext[], moment: 'request' | 'response'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onRequest = (request: Request) => {
    if (moment === 'request' && request.method() !== 'GET') resolve();
  };
  const onResponse = (response: Response) => {
    if (moment === 'response' && response.request().method() !== 'GET') resolve();
  };
  for (const context of contexts) context.on('request', onRequest).on('response', onResponse);
  await promise;
  for (const context of contexts) context.off('request', onRequest).off('response', onResponse);
}

const lettersOf = (text: string) => [...text.replaceAll(/\s/gu, '')].toSorted().join('');

async function showAll(planner: Planner): Promise<void> {
  const more = planner.panel('Today').getByRole('button', { name: 'Show all' });
  if (await more.isVisible()) await more.click();
}

async function openNote(planner: Planner): Promise<void> {
  await planner.row(shared).locator('[data-goal-title]').focus();
  await planner.page.keyboard.press('Alt+Enter');
  await expect(planner.page.getByRole('textbox', { name: 'Note' })).toBeVisible();
}

async function namesOnServer({ page }: Planner): Promise<readonly string[]> {
  const names = await page.evaluate(async () => {
    const { scopes } = (await (await fetch('/api/v2/feed/?limit=2000')).json()) as {
      scopes: Record<string, { rows?: { table: string; row: { name: string } }[] }>;
    };
    return Object.values(scopes).flatMap(({ rows = [] }) =>
      rows.filter(({ table }) => table === 'goals').map(({ row }) => row.name),
    );
  });
  return names.toSorted();
}
