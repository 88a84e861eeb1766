import type { MembershipWire, SpaceWire } from '@cairn/contract/spaces';
import type { Role } from '@cairn/core/spaces/roles';
import type { TestPerson } from './test-server.ts';

export async function makeSpace(person: TestPerson, body: object = {}): Promise<SpaceWire> {
  return asked<SpaceWire>(person, 'POST', '/api/v2/spaces/', { name: 'Home', ...body });
}

export async function linkTo(owner: TestPerson, space: string): Promise<string> {
  const link = await asked<{ joinUrl: string }>(owner, 'POST', `/api/v2/spaces/${space}/magic-links/`, {});
  return tokenIn(link.joinUrl);
}

export function tokenIn(text: string): string {
  return /\/join\/([\w-]{43})\//u.exec(text)?.[1] ?? '';
}

export const join = (person: TestPerson, token: string, headers = {}) =>
  person.ask({ method: 'POST', path: `/api/v2/magic-links/${token}/join/`, headers });

export async function membershipOf(
  viewer: TestPerson,
  space: string,
  { user }: TestPerson,
): Promise<MembershipWire> {
  const path = `/api/v2/spaces/${space}/memberships/`;
  const all = await asked<readonly MembershipWire[]>(viewer, 'GET', path);
  const found = all.find(({ userId }) => userId === user.uuid);
  if (!found) throw new Error('No such member.');
  return found;
}

export async function giveRole(by: TestPerson, space: string, member: TestPerson, role: Role) {
  const { id } = await membershipOf(by, space, member);
  return by.ask({ method: 'PATCH', path: `/api/v2/memberships/${id}/`, body: { role } });
}

export async function sharedSpace(
  owner: TestPerson,
  others: readonly (readonly [TestPerson, Role])[],
): Promise<string> {
  const { id } = await makeSpace(owner);
  const token = await linkTo(owner, id);
  for (const [person, role] of others) {
    await join(person, token);
    if (role !== 'EDITOR') await giveRole(owner, id, person, role);
  }
  return id;
}

async function asked<Thing>(person: TestPerson, method: string, path: string, body?: object): Promise<Thing> {
  const answer = await person.ask({ method, path, body });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body as Thing;
}
