import type { Role } from '@cairn/core/spaces/roles';

/** The expected state of a space. People are numbers. */
export interface ModelSpace {
  readonly id: string;
  readonly file: string;
  /** Members' roles. Kept while the space is deleted, because a restore revives memberships. */
  readonly members: Map<number, Role>;
  readonly former: Set<number>;
  isDeleted: boolean;
  readonly goals: Map<string, string>;
  readonly boards: Set<string>;
  /** Ids of all goals ever made. */
  readonly made: Set<string>;
  readonly passed: Set<string>;
  comings: number;
}

export type Place = Role | 'left' | 'spaceDeleted' | 'stranger';

export function placeOf(space: ModelSpace, person: number): Place {
  const role = space.members.get(person);
  if (role && !space.isDeleted) return role;
  if (role) return 'spaceDeleted';
  return space.former.has(person) ? 'left' : 'stranger';
}

export function sees(space: ModelSpace, person: number): boolean {
  return !space.isDeleted && space.members.has(person);
}

/** Status for non-members: 403 after leaving, 410 after the space was deleted, 404 for strangers. Null for members. */
export function outsideStatus(place: Place): number | null {
  const statuses: Partial<Record<Place, number>> = { stranger: 404, left: 403, spaceDeleted: 410 };
  return statuses[place] ?? null;
}

/** Status for people who may not write. Null for those who may. */
export function writeStatus(place: Place): number | null {
  return place === 'VIEWER' ? 403 : outsideStatus(place);
}

export function roleStatus(space: ModelSpace, by: number, of: number, role: Role): number {
  const [mine, theirs] = [space.members.get(by), space.members.get(of) as Role];
  if (role === theirs) return 200;
  const isAllowed = mine === 'OWNER' || (mine === 'ADMIN' && theirs !== 'OWNER' && role !== 'OWNER');
  if (!isAllowed) return 403;
  return isOnlyOwner(space, of) ? 400 : 200;
}

export function endStatus(space: ModelSpace, by: number, of: number): number {
  const [mine, theirs] = [space.members.get(by), space.members.get(of) as Role];
  const isAllowed = by === of || mine === 'OWNER' || (mine === 'ADMIN' && theirs !== 'OWNER');
  if (!isAllowed) return 403;
  return isOnlyOwner(space, of) ? 400 : 204;
}

export function inviteStatus(place: Place, role: Role): number {
  if (place === 'OWNER') return 201;
  return place === 'ADMIN' && role !== 'OWNER' ? 201 : 403;
}

function isOnlyOwner({ members }: ModelSpace, person: number): boolean {
  return (
    members.get(person) === 'OWNER' && [...members.values()].filter((role) => role === 'OWNER').length === 1
  );
}

export function ended(space: ModelSpace, person: number): void {
  space.members.delete(person);
  space.former.add(person);
}

export function joined(space: ModelSpace, person: number, role: Role): void {
  if (space.members.has(person)) return;
  space.members.set(person, role);
  space.former.delete(person);
  space.comings += 1;
}
