import type { Role } from '@cairn/core/spaces/roles';

/** A space as the walk believes it to be; people are known by their number. */
export interface ModelSpace {
  readonly id: string;
  /** A file that was uploaded to it. */
  readonly file: string;
  /** Who belongs there, also while it is deleted: they come back with it. */
  readonly members: Map<number, Role>;
  /** Who has left. */
  readonly former: Set<number>;
  isDeleted: boolean;
  /** The living goals' names by their ids, and the boards' ids. */
  readonly goals: Map<string, string>;
  readonly boards: Set<string>;
  /** Ids of all goals that were made in it. */
  readonly made: Set<string>;
  /** Ids of goals that have gone from it to another one. */
  readonly passed: Set<string>;
  /** How often somebody has come. */
  comings: number;
}

/** What somebody is to a space; who has left it and who belongs to a deleted one hear the same. */
export type Place = Role | 'left' | 'spaceDeleted' | 'stranger';

export function placeOf(space: ModelSpace, person: number): Place {
  const role = space.members.get(person);
  if (role && !space.isDeleted) return role;
  if (role) return 'spaceDeleted';
  return space.former.has(person) ? 'left' : 'stranger';
}

/** Whether somebody sees what is in a space. */
export function sees(space: ModelSpace, person: number): boolean {
  return !space.isDeleted && space.members.has(person);
}

/** What somebody is told who may not: 403 where they were, 410 where they were until it was deleted, 404 where they never were; null for a member. */
export function outsideStatus(place: Place): number | null {
  const statuses: Partial<Record<Place, number>> = { stranger: 404, left: 403, spaceDeleted: 410 };
  return statuses[place] ?? null;
}

/** The statuses by which an act on another member is answered, written out anew and not asked of the rules under test. */
export function roleStatus(space: ModelSpace, by: number, of: number, role: Role): number {
  const [mine, theirs] = [space.members.get(by), space.members.get(of) as Role];
  if (role === theirs) return 200;
  const isAllowed = mine === 'OWNER' || (mine === 'ADMIN' && theirs !== 'OWNER' && role !== 'OWNER');
  if (!isAllowed) return 403;
  return isOnlyOwner(space, of) ? 400 : 200;
}

/** The same for an end of a membership. */
export function endStatus(space: ModelSpace, by: number, of: number): number {
  const [mine, theirs] = [space.members.get(by), space.members.get(of) as Role];
  const isAllowed = by === of || mine === 'OWNER' || (mine === 'ADMIN' && theirs !== 'OWNER');
  if (!isAllowed) return 403;
  return isOnlyOwner(space, of) ? 400 : 204;
}

/** The same for an invitation of a stranger. */
export function inviteStatus(place: Place, role: Role): number {
  if (place === 'OWNER') return 201;
  return place === 'ADMIN' && role !== 'OWNER' ? 201 : 403;
}

function isOnlyOwner({ members }: ModelSpace, person: number): boolean {
  return (
    members.get(person) === 'OWNER' && [...members.values()].filter((role) => role === 'OWNER').length === 1
  );
}

/** A model's end of a membership. */
export function ended(space: ModelSpace, person: number): void {
  space.members.delete(person);
  space.former.add(person);
}

/** A model's coming of somebody; who belongs there stays who they are. */
export function joined(space: ModelSpace, person: number, role: Role): void {
  if (space.members.has(person)) return;
  space.members.set(person, role);
  space.former.delete(person);
  space.comings += 1;
}
