import type { APIRequestContext } from '@playwright/test';
import { OtherPerson } from './other-person.ts';

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

/** Someone else who writes a climb. Needs a request context of its own. */
export class ClimbAuthor {
  readonly #person: OtherPerson;
  code = '';

  private constructor(person: OtherPerson) {
    this.#person = person;
  }

  static async who(request: APIRequestContext, origin: string): Promise<ClimbAuthor> {
    const person = await OtherPerson.who(request, origin);
    await person.send('PATCH', 'settings', { firstName: 'Tomas', lastName: 'Reyes' });
    return new ClimbAuthor(person);
  }

  async publish(steps: readonly AuthorStep[]): Promise<void> {
    const made = await this.#person.send('POST', 'my-climbs', { name: 'Couchgipfel', steps });
    this.code = made.code;
    await this.#person.send('PATCH', `my-climbs/${this.code}`, { public: true });
  }

  /** Changes that nobody else sees yet. */
  async draft(steps: readonly AuthorStep[]): Promise<void> {
    await this.#person.send('PATCH', `my-climbs/${this.code}`, { steps });
  }

  async change(steps: readonly AuthorStep[]): Promise<void> {
    await this.#person.send('PATCH', `my-climbs/${this.code}`, { steps, public: true });
  }
}
