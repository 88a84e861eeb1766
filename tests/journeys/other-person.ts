import { type APIRequestContext, expect } from '@playwright/test';
import { newHouse, newPerson } from './planner.ts';

/** Someone else, who acts by calls instead of screens. Needs a request context of its own. */
export class OtherPerson {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  private constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  static async who(request: APIRequestContext, origin: string): Promise<OtherPerson> {
    const person = new OtherPerson(request, origin);
    await person.send('POST', 'signup', newPerson(), { 'x-forwarded-for': newHouse() });
    return person;
  }

  async send(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    data: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly id: string; readonly code: string }> {
    const headers = { origin: this.#origin, 'idempotency-key': crypto.randomUUID(), ...more };
    const answer = await this.#request.fetch(`${this.#origin}/api/${path}/`, { method, headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }

  async delete(path: string): Promise<void> {
    const headers = { origin: this.#origin };
    const answer = await this.#request.delete(`${this.#origin}/api/${path}/`, { headers });
    expect(answer.ok(), path).toBe(true);
  }
}
