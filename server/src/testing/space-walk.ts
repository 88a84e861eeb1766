import { roles } from '@cairn/core/spaces/roles';
import { expect } from 'vitest';
import { makeBoard } from './boards.ts';
import type { Chance } from './chance.ts';
import { join, linkTo, makeSpace, tokenIn } from './spaces.ts';
import type { TestPerson, TestServer } from './test-server.ts';
import {
  ended,
  endStatus,
  inviteStatus,
  joined,
  type ModelSpace,
  outsideStatus,
  type Place,
  placeOf,
  roleStatus,
  writeStatus,
} from './walk-model.ts';

export interface Script {
  readonly ask: TestServer['ask'];
  readonly reach: readonly ModelSpace[];
}

export interface Walk {
  /** Access tokens by person. Half of the actions on goals and boards use a token. */
  readonly scripts: Map<number, Script>;
  readonly server: TestServer;
  readonly people: readonly TestPerson[];
  readonly spaces: readonly ModelSpace[];
  readonly chance: Chance;
  readonly links: ReadonlyMap<string, string>;
}

export interface Step {
  readonly told: string;
  readonly by: number;
  readonly written: readonly ModelSpace[];
}

export async function beginWalk(server: TestServer, chance: Chance): Promise<Walk> {
  const people: TestPerson[] = [];
  while (people.length < 6) people.push(await server.signUp());
  const spaces: ModelSpace[] = [];
  const links = new Map<string, string>();
  for (const [number, person] of people.slice(0, 3).entries()) {
    const { id } = await makeSpace(person, { name: `Space ${number}` });
    links.set(id, await linkTo(person, id));
    const form = new FormData();
    form.set('space', id);
    form.set('file', new Blob([`Only for space ${number}`]), 'note.txt');
    const uploaded = await person.ask({ method: 'POST', path: '/api/storage/', body: form });
    spaces.push({
      id,
      file: uploaded.body.url,
      members: new Map([[number, 'OWNER']]),
      former: new Set(),
      isDeleted: false,
      goals: new Map(),
      boards: new Set(),
      made: new Set(),
      passed: new Set(),
      comings: 1,
    });
  }
  return { server, people, spaces, chance, links, scripts: new Map() };
}

type Act = (walk: Walk, by: number, space: ModelSpace) => Promise<Step>;

interface Hand {
  readonly name: string;
  readonly ask: TestServer['ask'];
  readonly place: (space: ModelSpace) => Place;
}

function handOf({ people, scripts, chance }: Walk, by: number): Hand {
  const script = chance.below(2) === 0 ? scripts.get(by) : undefined;
  return {
    name: script ? `${by} by token` : String(by),
    ask: script?.ask ?? (people[by] as TestPerson).ask,
    place: (space) => (script && !script.reach.includes(space) ? 'stranger' : placeOf(space, by)),
  };
}

const at = ({ id }: ModelSpace) => `/api/v2/spaces/${id}/`;

async function asked(
  { people, spaces }: Walk,
  by: number,
  [method, path, body]: readonly [string, string, object?],
  status: number,
  hand: Hand = {
    name: String(by),
    ask: (people[by] as TestPerson).ask,
    place: (space) => placeOf(space, by),
  },
) {
  const answer = await hand.ask({ method, path, body });
  const places = spaces.map(hand.place).join(', ');
  expect(answer.status, `${hand.name} (${places}) ${method} ${path}: ${answer.text.slice(0, 200)}`).toBe(
    status,
  );
  return answer.body;
}

const step = (told: string, by: number, ...written: readonly ModelSpace[]): Step => ({ told, by, written });

const joinByLink: Act = async (walk, by, space) => {
  const { status } = await join(walk.people[by] as TestPerson, walk.links.get(space.id) ?? '');
  expect(status).toBe(space.isDeleted ? 404 : 200);
  if (status !== 200) return step('was told that the link leads nowhere', by);
  joined(space, by, 'EDITOR');
  return step('joined by the link', by, space);
};

const invite: Act = async (walk, by, space) => {
  const [guest, role] = [walk.chance.below(walk.people.length), walk.chance.of(roles)];
  const { email } = (walk.people[guest] as TestPerson).user;
  const place = placeOf(space, by);
  const allowed = outsideStatus(place) ?? inviteStatus(place, role);
  const status = allowed === 201 && space.members.has(guest) ? 409 : allowed;
  const sent = () => walk.server.mails.filter(({ to }) => to === email);
  const before = sent().length;
  await asked(walk, by, ['POST', `${at(space)}invitations/`, { email, role }], status);
  if (status !== 201) return step(`could not invite ${guest} as ${role}`, by);
  await expect.poll(() => sent().length, { timeout: 10_000 }).toBe(before + 1);
  const answer = await join(walk.people[guest] as TestPerson, tokenIn(sent().at(-1)?.text ?? ''));
  expect(answer.status, answer.text).toBe(200);
  joined(space, guest, role);
  return step(`invited ${guest} as ${role}, who came`, by, space);
};

async function aMember({ server, people, chance }: Walk, { id, members }: ModelSpace, by: number) {
  const of = chance.below(3) === 0 && members.has(by) ? by : chance.of([...members.keys()]);
  const values = [id, people[of]?.user.uuid];
  const found = await server.pool.query(
    'select id from memberships where scope_id = $1 and user_id = $2',
    values,
  );
  return { of, path: `/api/v2/memberships/${found.rows[0].id}/` };
}

const endMembership: Act = async (walk, by, space) => {
  const { of, path } = await aMember(walk, space, by);
  const status = outsideStatus(placeOf(space, by)) ?? endStatus(space, by, of);
  await asked(walk, by, ['DELETE', path], status);
  if (status !== 204) return step(`could not remove ${of}`, by);
  ended(space, of);
  return step(`removed ${of}`, by, space);
};

const giveRole: Act = async (walk, by, space) => {
  const { of, path } = await aMember(walk, space, by);
  const role = walk.chance.of(roles);
  const status = outsideStatus(placeOf(space, by)) ?? roleStatus(space, by, of, role);
  await asked(walk, by, ['PATCH', path, { role }], status);
  if (status !== 200) return step(`could not make ${of} ${role}`, by);
  space.members.set(of, role);
  return step(`made ${of} ${role}`, by, space);
};

const deleteSpace: Act = async (walk, by, space) => {
  const place = placeOf(space, by);
  const status = outsideStatus(place) ?? (place === 'OWNER' ? 204 : 403);
  await asked(walk, by, ['DELETE', at(space)], status);
  if (status !== 204) return step('could not delete the space', by);
  space.isDeleted = true;
  return step('deleted the space', by, space);
};

const restoreSpace: Act = async (walk, by, space) => {
  const role = space.members.get(by);
  const status = role === 'OWNER' ? 200 : role || space.former.has(by) ? 403 : 404;
  await asked(walk, by, ['POST', `/api/v2/deleted-spaces/${space.id}/restore/`], status);
  if (status !== 200) return step('could not bring the space back', by);
  space.isDeleted = false;
  return step('brought the space back', by, space);
};

const createGoal: Act = async (walk, by, space) => {
  const name = `walk ${walk.chance.below(1_000_000)}`;
  const hand = handOf(walk, by);
  const status = writeStatus(hand.place(space)) ?? 201;
  const goal = await asked(walk, by, ['POST', '/api/goals-2/', { name, space: space.id }], status, hand);
  if (status !== 201) return step('could not make a goal', by);
  space.goals.set(goal.id, name);
  space.made.add(goal.id);
  return step('made a goal', by, space);
};

/** 410 for a person who can no longer see a goal because it moved to another space. */
function goalStatus({ spaces }: Walk, { place }: Hand, space: ModelSpace, goal: string): number | null {
  const status = writeStatus(place(space));
  const isMember = (each: ModelSpace) => outsideStatus(place(each)) === null;
  const hasLost = spaces.some((each) => each !== space && each.passed.has(goal) && isMember(each));
  return status === 404 && hasLost ? 410 : status;
}

const changeGoal: Act = async (walk, by, space) => {
  const id = walk.chance.of([...space.goals.keys()]);
  if (id === undefined) return step('found no goal', by);
  const path = `/api/goals-2/${id}/`;
  const hand = handOf(walk, by);
  const refused = goalStatus(walk, hand, space, id);
  if (walk.chance.below(4) === 0) {
    await asked(walk, by, ['DELETE', path], refused ?? 204, hand);
    if (refused !== null) return step('could not delete a goal', by);
    space.goals.delete(id);
    return step('deleted a goal', by, space);
  }
  if (walk.chance.below(2) === 0) {
    const name = `walk ${walk.chance.below(1_000_000)}`;
    await asked(walk, by, ['PUT', path, { name }], refused ?? 200, hand);
    if (refused !== null) return step('could not rename a goal', by);
    space.goals.set(id, name);
    return step('renamed a goal', by, space);
  }
  const target = walk.chance.of(walk.spaces.filter((each) => each !== space));
  const status = refused ?? writeStatus(hand.place(target)) ?? 200;
  await asked(walk, by, ['PUT', path, { space: target.id }], status, hand);
  if (status !== 200) return step('could not move a goal', by);
  target.goals.set(id, space.goals.get(id) as string);
  space.goals.delete(id);
  space.passed.add(id);
  return step('moved a goal', by, space, target);
};

const createBoard: Act = async (walk, by, space) => {
  const status = writeStatus(placeOf(space, by)) ?? 201;
  if (status === 201) {
    const board = await makeBoard(walk.people[by] as TestPerson, { space: space.id });
    space.boards.add(board.id);
    return step('made a board', by, space);
  }
  await asked(walk, by, ['POST', '/api/boards-2/', { name: 'Trails', space: space.id }], status);
  return step('could not make a board', by);
};

const acts: readonly Act[] = [
  joinByLink,
  joinByLink,
  invite,
  endMembership,
  giveRole,
  deleteSpace,
  createGoal,
  createGoal,
  createGoal,
  changeGoal,
  changeGoal,
  changeGoal,
  createBoard,
];

/** A random action, allowed or not. Deleted spaces are often restored soon. */
export async function takeStep(walk: Walk): Promise<Step> {
  const { chance, people, spaces } = walk;
  const [by, space] = [chance.below(people.length), chance.of(spaces)];
  const act = space.isDeleted && chance.below(2) === 0 ? restoreSpace : chance.of(acts);
  const { told, ...rest } = await act(walk, by, space);
  return { told: `${by} ${told} (space ${spaces.indexOf(space)})`, ...rest };
}
