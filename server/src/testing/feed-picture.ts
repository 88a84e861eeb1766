import type { FeedAnswer } from '@cairn/contract/feed';
import type { TestPerson } from './test-server.ts';

/** Rows by scope, then by table and id. */
export type Picture = Map<string, Map<string, unknown>>;

export async function feedPage(person: TestPerson, query = ''): Promise<FeedAnswer> {
  return (await person.ask({ path: `/api/v2/feed/?${query}` })).body;
}

export class FeedPicture {
  readonly scopes: Picture = new Map();
  #fresh: Picture = new Map();
  cursor: string | null = null;
  readonly #person: TestPerson;
  readonly #query: string;

  constructor(person: TestPerson, query = 'limit=2000') {
    this.#person = person;
    this.#query = query;
  }

  async read(): Promise<FeedAnswer> {
    const page = await feedPage(
      this.#person,
      `${this.#query}${this.cursor === null ? '' : `&cursor=${this.cursor}`}`,
    );
    for (const [scope, part] of Object.entries(page.scopes)) this.#apply(scope, part);
    this.cursor = page.cursor;
    return page;
  }

  async pull(): Promise<this> {
    while ((await this.read()).more);
    return this;
  }

  #apply(scope: string, part: FeedAnswer['scopes'][string]): void {
    if ('revoked' in part) {
      this.scopes.delete(scope);
      return;
    }
    const none = () => new Map<string, unknown>();
    const rows = part.full
      ? ((part.from > 0 ? this.#fresh.get(scope) : undefined) ?? none())
      : (this.scopes.get(scope) ?? none());
    for (const { table, row } of part.rows) {
      const { noteChanges: _, ...plain } = row as Record<string, unknown>;
      rows.set(`${table} ${row.id}`, plain);
    }
    for (const { table, id } of part.gone) rows.delete(`${table} ${id}`);
    if (part.full) this.#fresh.set(scope, rows);
    if (!part.full || part.last) this.scopes.set(scope, rows);
  }
}

export async function wholePicture(person: TestPerson): Promise<Picture> {
  return (await new FeedPicture(person).pull()).scopes;
}
