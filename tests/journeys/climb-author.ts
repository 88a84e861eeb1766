import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson } from './planner.ts';

interface AuthorStep {
  readonly id: string;
  readonly name: string;
  readonly column: number;
  readonly periodIndex: number;
  readonly richDescription?: { readonly ops: readonly { readonly insert: string }[] };
}

export const stepOf = (id: string, name: string, periodIndex: number, text?: string): AuthorStep => ({
  id,
  name,
  column: 1,
  periodIndex,
  ...(text === undefined ? {} : { richDescription: { ops: [{ insert: `${text}\n` }] } }),
});

/** Someone else who writes a climb, without the screens for that. Needs a request context of its own. */
export class ClimbAuthor {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  code = '';

  private constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  static async who(request: APIRequestContext, origin: string): Promise<ClimbAuthor> {
    const author = new ClimbAuthor(request, origin);
    const house = `2001:db8:a:${Math.trunc(Math.random() * 65_535).toString(16)}::1`;
    await author.#send('POST', 'signup', newPerson(), { 'x-forwarded-for': house });
    return author;
  }

  async publish(steps: readonly AuthorStep[]): Promise<void> {
    const made = await this.#send('POST', 'my-climbs', { name: 'Couchgipfel', steps });
    this.code = made.code;
    await this.#send('PATCH', `my-climbs/${this.code}`, { public: true });
  }

  async change(steps: readonly AuthorStep[]): Promise<void> {
    await this.#send('PATCH', `my-climbs/${this.code}`, { steps, public: true });
  }

  async #send(method: string, path: string, data: object, more: object = {}): Promise<{ code: string }> {
    const headers = { origin: this.#origin, 'idempotency-key': crypto.randomUUID(), ...more };
    const answer = await this.#request.fetch(`${this.#origin}/api/${path}/`, { method, headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }
}
