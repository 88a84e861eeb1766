import type { MadeAccessToken } from '@cairn/contract/access-tokens';
import type { TestPerson, TestServer } from './test-server.ts';

export async function makeToken(person: TestPerson, body: object): Promise<MadeAccessToken> {
  const path = '/api/v2/access-tokens/';
  const made = await person.ask({ method: 'POST', path, body: { name: 'Script', ...body } });
  if (made.status !== 201) throw new Error(`Making a token answered ${made.status}: ${made.text}`);
  return made.body as MadeAccessToken;
}

export function scriptOf(
  { ask }: Pick<TestServer, 'ask'>,
  { token }: Pick<MadeAccessToken, 'token'>,
): TestServer['ask'] {
  return (request) => ask({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
}
