import type { Invitation, MembershipWire } from '@cairn/contract/spaces';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { join, linkTo, makeSpace, membershipOf, sharedSpace, tokenIn, giveRole } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let ida: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, ben, eve] = [await server.signUp(), await server.signUp(), await server.signUp()];
  space = await sharedSpace(ida, [
    [ben, 'ADMIN'],
    [eve, 'EDITOR'],
  ]);
});

const at = (path = '') => `/api/v2/spaces/${space}/${path}`;
const members = async (viewer: TestPerson): Promise<readonly MembershipWire[]> =>
  (await viewer.ask({ path: at('memberships/') })).body;
const remove = async (by: TestPerson, member: TestPerson) =>
  by.ask({
    method: 'DELETE',
    path: `/api/v2/memberships/${(await membershipOf(ida, space, member)).id}/`,
  });
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const refusedRole = [403, 'space.role'];

describe('members', () => {
  test('are listed owners first; addresses are for who leads the space, and one’s own', async () => {
    expect((await members(ben)).map(({ role }) => role)).toEqual(['OWNER', 'ADMIN', 'EDITOR']);
    expect((await members(ben)).every(({ email }) => email !== null)).toBe(true);
    expect((await members(eve)).map(({ email }) => email)).toEqual([null, null, eve.user.email]);
    const stranger = await server.signUp();
    expect(codeOf(await stranger.ask({ path: at('memberships/') }))).toEqual([404, 'space.unknown']);
  });

  test('get roles from whoever may give them', async () => {
    expect(codeOf(await giveRole(eve, space, eve, 'ADMIN'))).toEqual(refusedRole);
    expect(codeOf(await giveRole(ben, space, eve, 'OWNER'))).toEqual(refusedRole);
    expect(codeOf(await giveRole(ben, space, ida, 'EDITOR'))).toEqual(refusedRole);
    expect((await giveRole(ben, space, eve, 'ADMIN')).body).toMatchObject({ role: 'ADMIN' });
    expect((await giveRole(eve, space, ben, 'EDITOR')).status).toBe(200);
    expect((await giveRole(ida, space, eve, 'OWNER')).status).toBe(200);
    expect((await giveRole(eve, space, ida, 'EDITOR')).status).toBe(200);
    expect((await members(eve)).map(({ role }) => role)).toEqual(['OWNER', 'EDITOR', 'EDITOR']);
  });

  test('say of themselves what nobody else says of them', async () => {
    const path = `/api/v2/memberships/${(await membershipOf(ida, space, eve)).id}/`;
    const richDescription = { ops: [{ insert: 'Knows the hills\n' }] };
    const say = (by: TestPerson, body: object) => by.ask({ method: 'PATCH', path, body });
    expect((await say(eve, { richDescription })).body).toMatchObject({ richDescription, role: 'EDITOR' });
    expect(codeOf(await say(ida, { richDescription: null }))).toEqual(refusedRole);
    expect((await say(ida, { role: 'ADMIN' })).body).toMatchObject({ richDescription, role: 'ADMIN' });
    expect(codeOf(await say(eve, { richDescription: { ops: [{ insert: 'a'.repeat(60_000) }] } }))).toEqual([
      400,
      'membership.about',
    ]);
    expect((await members(ben))[2]).toMatchObject({ richDescription });
  });

  test('set for themselves what nobody else does, by what they are there too', async () => {
    const path = `/api/v2/memberships/${(await membershipOf(ida, space, eve)).id}/`;
    const settings = { exportToCalendar: false, sequenceNo: 300 };
    const set = (by: TestPerson, body: object) => by.ask({ method: 'PATCH', path, body });
    expect(codeOf(await set(ida, { settings }))).toEqual(refusedRole);
    expect(codeOf(await set(eve, { role: 'ADMIN', settings }))).toEqual(refusedRole);
    expect((await eve.ask({ path: at() })).body.myMembership.settings).toMatchObject({
      exportToCalendar: true,
    });
    expect((await set(eve, { settings })).status).toBe(200);
    expect((await eve.ask({ path: at() })).body.myMembership.settings).toMatchObject(settings);
    expect((await ida.ask({ path: at() })).body.myMembership.settings).toMatchObject({
      exportToCalendar: true,
    });
  });

  test('are unknown to strangers, and when there is no such one', async () => {
    const stranger = await server.signUp();
    const { id } = await membershipOf(ida, space, eve);
    for (const method of ['PATCH', 'DELETE'])
      for (const [by, asked] of [
        [stranger, id],
        [ida, '018f0000-0000-7000-8000-000000000000'],
        [ida, 'none'],
      ] as const) {
        const answer = await by.ask({ method, path: `/api/v2/memberships/${asked}/`, body: {} });
        expect(codeOf(answer)).toEqual([404, 'membership.unknown']);
      }
  });

  test('leave, and are removed by who leads; what they made and were given stays', async () => {
    const goal = await eve.createGoal({ space, assignee: eve.user.code });
    expect(codeOf(await remove(eve, ben))).toEqual(refusedRole);
    expect(codeOf(await remove(ben, ida))).toEqual(refusedRole);
    expect((await remove(ben, eve)).status).toBe(204);
    expect(codeOf(await eve.ask({ path: at() }))).toEqual([403, 'space.left']);
    const write = await eve.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Late' } });
    expect(codeOf(write)).toEqual([403, 'space.left']);
    expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body).toMatchObject({
      createdBy: eve.user.code,
      assignee: eve.user.code,
    });
    expect((await remove(ben, ben)).status).toBe(204);
    expect((await members(ida)).map(({ userId }) => userId)).toEqual([ida.user.uuid]);
    expect(codeOf(await remove(ida, ida))).toEqual([400, 'space.lastOwner']);
  });

  test('never lose their last owner, also when fifty of them go at once', async () => {
    await giveRole(ida, space, ben, 'OWNER');
    await giveRole(ida, space, eve, 'OWNER');
    const owners = [ida, ben, eve];
    const ids = await Promise.all(owners.map(async (each) => (await membershipOf(ida, space, each)).id));
    const tries = Array.from({ length: 50 }, (_, n) => {
      const [by, id] = [owners[n % 3] as TestPerson, ids[(n * 7) % 3]];
      const path = `/api/v2/memberships/${id}/`;
      return n % 2 === 0
        ? by.ask({ method: 'DELETE', path })
        : by.ask({ method: 'PATCH', path, body: { role: 'EDITOR' } });
    });
    const answers = await Promise.all(tries);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { rows } = await server.pool.query(
      `select count(*) as owners from memberships where scope_id = $1 and deleted_at is null and role = 'OWNER'`,
      [space],
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });

  test('who leave their own space get another one of theirs, or a new one when it was the last', async () => {
    const own = eve.user.defaultSpaceId;
    await join(ida, await linkTo(eve, own));
    await giveRole(eve, own, ida, 'OWNER');
    const leave = async (place: string, viewer: TestPerson) => {
      const { id } = await membershipOf(viewer, place, eve);
      return eve.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` });
    };
    expect((await leave(own, ida)).status).toBe(204);
    const mine = async () => (await eve.ask({ path: '/api/settings/' })).body.defaultSpaceId;
    expect(await mine()).toBe(space);
    expect((await leave(space, ida)).status).toBe(204);
    const spaces = (await eve.ask({ path: '/api/v2/spaces/' })).body;
    expect(spaces).toMatchObject([{ id: await mine(), myMembership: { role: 'OWNER' } }]);
    expect((await eve.createGoal({ name: 'Home again' })).space).toBe(spaces[0].id);
  });
});

describe('a link', () => {
  const links = (by: TestPerson) => by.ask({ path: at('magic-links/') });

  test('is for owners; a new one ends the one before, and ending it leaves none', async () => {
    const [first] = (await links(ida)).body;
    expect(first).toMatchObject({ role: 'EDITOR', joinUrl: expect.stringMatching(/\/join\/[\w-]{43}\/$/u) });
    expect(codeOf(await links(ben))).toEqual(refusedRole);
    const renewed = await linkTo(ida, space);
    expect((await links(ida)).body).toHaveLength(1);
    expect(codeOf(await join(ben, tokenIn(first.joinUrl)))).toEqual([404, 'link.unknown']);
    const [{ id, joinUrl }] = (await links(ida)).body;
    expect(tokenIn(joinUrl)).toBe(renewed);
    const one = at(`magic-links/${id}/`);
    expect((await ida.ask({ method: 'PATCH', path: one, body: { role: 'EDITOR' } })).body.id).toBe(id);
    expect((await ida.ask({ method: 'PATCH', path: one, body: { role: 'OWNER' } })).status).toBe(400);
    expect(codeOf(await ida.ask({ method: 'DELETE', path: at(`magic-links/${first.id}/`) }))).toEqual([
      404,
      'link.unknown',
    ]);
    expect((await ida.ask({ method: 'DELETE', path: one })).status).toBe(204);
    expect((await links(ida)).body).toEqual([]);
    expect(codeOf(await server.ask({ path: `/api/v2/magic-links/${renewed}/` }))).toEqual([
      404,
      'link.unknown',
    ]);
  });

  test('tells whoever holds it what they would join, and lets them', async () => {
    const token = await linkTo(ida, space);
    const joe = await server.signUp('joe@example.com');
    const offer = await server.ask({ path: `/api/v2/magic-links/${token}/` });
    expect(offer.body).toMatchObject({
      space: { name: 'Home', image: null, emoji: null, color: '#3670C9', membersCount: 3 },
      role: 'EDITOR',
      memberOf: null,
    });
    expect(offer.text).not.toContain(space);
    expect((await join(joe, token)).body).toEqual({ spaceId: space });
    expect((await joe.ask({ path: `/api/v2/magic-links/${token}/` })).body.memberOf).toBe(space);
    expect((await joe.ask({ path: at() })).body.myMembership.role).toBe('EDITOR');
    expect((await join(ben, token)).status).toBe(200);
    expect((await membershipOf(ida, space, ben)).role).toBe('ADMIN');
    expect((await server.ask({ method: 'POST', path: `/api/v2/magic-links/${token}/join/` })).status).toBe(
      401,
    );
  });

  test('lets former members come again, as who it makes', async () => {
    const token = await linkTo(ida, space);
    await remove(ben, ben);
    expect((await ben.ask({ path: at() })).status).toBe(403);
    expect((await join(ben, token)).status).toBe(200);
    expect((await ben.ask({ path: at() })).body.myMembership.role).toBe('EDITOR');
  });

  test('of a deleted space leads nowhere, and works again once that is back', async () => {
    const token = await linkTo(ida, space);
    const joe = await server.signUp();
    await ida.ask({ method: 'DELETE', path: at() });
    expect(codeOf(await join(joe, token))).toEqual([404, 'link.unknown']);
    await ida.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${space}/restore/` });
    expect((await join(joe, token)).status).toBe(200);
  });
});

describe('an invitation', () => {
  const invite = (by: TestPerson, email: string, role?: string) =>
    by.ask({ method: 'POST', path: at('invitations/'), body: role ? { email, role } : { email } });
  const invitations = async (by: TestPerson): Promise<readonly Invitation[]> =>
    (await by.ask({ path: at('invitations/') })).body;
  const tokenFor = async (email: string, mails = 1): Promise<string> => {
    const sent = () => server.mails.filter(({ to }) => to === email);
    await expect.poll(() => sent().length).toBe(mails);
    return tokenIn(sent().at(-1)?.text ?? '');
  };

  test('is mailed with a link that is used once, by whoever holds it', async () => {
    const made = await invite(ben, ' New@Example.com ');
    expect([made.status, made.body.email, made.body.role, made.body.isExpired]).toEqual([
      201,
      'new@example.com',
      'EDITOR',
      false,
    ]);
    const token = await tokenFor('new@example.com');
    const mail = server.mails.find(({ to }) => to === 'new@example.com');
    expect(mail?.subject).toContain('Home');
    expect(mail?.text).toContain(`http://localhost:4280/join/${token}/`);
    const joe = await server.signUp();
    const sue = await server.signUp();
    // The inviter can open the invitation without using it up.
    expect((await join(ben, token)).status).toBe(200);
    expect((await join(joe, token, { 'idempotency-key': 'k' })).body).toEqual({ spaceId: space });
    expect((await membershipOf(ida, space, joe)).role).toBe('EDITOR');
    expect((await join(joe, token, { 'idempotency-key': 'k' })).status).toBe(200);
    expect(codeOf(await join(sue, token))).toEqual([404, 'link.unknown']);
    expect(await invitations(ida)).toEqual([]);
    const { rows } = await server.pool.query('select token_hash from invitations');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('of one address is one: again it is sent anew, with a new link', async () => {
    const email = `twice-${space}@example.com`;
    const first = await invite(ida, email);
    const old = await tokenFor(email);
    const again = await invite(ida, email, 'ADMIN');
    expect([again.status, again.body.id, again.body.role]).toEqual([200, first.body.id, 'ADMIN']);
    const token = await tokenFor(email, 2);
    expect(codeOf(await join(await server.signUp(), old))).toEqual([404, 'link.unknown']);
    const path = at(`invitations/${first.body.id}/resend/`);
    expect((await ben.ask({ method: 'POST', path })).status).toBe(200);
    expect(await tokenFor(email, 3)).not.toBe(token);
    expect(codeOf(await join(await server.signUp(), token))).toEqual([404, 'link.unknown']);
    expect(await invitations(ida)).toHaveLength(1);
  });

  test('gives no more than its writer may, and is not changed by who may give less', async () => {
    expect(codeOf(await invite(eve, 'a@example.com'))).toEqual(refusedRole);
    expect(codeOf(await invite(ben, 'a@example.com', 'OWNER'))).toEqual(refusedRole);
    const made = await invite(ida, `owner-${space}@example.com`, 'OWNER');
    expect(made.status).toBe(201);
    expect(codeOf(await invite(ben, `owner-${space}@example.com`))).toEqual(refusedRole);
    const one = at(`invitations/${made.body.id}/`);
    expect(codeOf(await ben.ask({ method: 'POST', path: `${one}resend/` }))).toEqual(refusedRole);
    expect(codeOf(await ben.ask({ method: 'DELETE', path: one }))).toEqual(refusedRole);
    expect(codeOf(await eve.ask({ path: at('invitations/') }))).toEqual(refusedRole);
  });

  test('is refused to an address that is none, and to who is there already', async () => {
    expect(codeOf(await invite(ida, 'nobody'))).toEqual([400, 'invitation.email']);
    expect(codeOf(await invite(ida, eve.user.email.toUpperCase()))).toEqual([409, 'invitation.member']);
  });

  test('ends when it is withdrawn, after two weeks, and with the removal of who invited', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => `${name}-${space}@example.com`) as [
      string,
      string,
      string,
    ];
    const { id } = (await invite(ida, one)).body;
    // A mail that was not sent yet is not sent for a withdrawn invitation.
    const forOne = await tokenFor(one);
    expect((await ida.ask({ method: 'DELETE', path: at(`invitations/${id}/`) })).status).toBe(204);
    expect(codeOf(await join(await server.signUp(), forOne))).toEqual([404, 'link.unknown']);
    expect(codeOf(await ida.ask({ method: 'DELETE', path: at(`invitations/${id}/`) }))).toEqual([
      404,
      'invitation.unknown',
    ]);
    await invite(ben, two);
    const forTwo = await tokenFor(two);
    await remove(ida, ben);
    expect(codeOf(await join(ben, forTwo))).toEqual([404, 'link.unknown']);
    await giveRole(ida, space, eve, 'OWNER');
    await invite(eve, `owner-${two}`, 'OWNER');
    await invite(eve, `editor-${two}`);
    await giveRole(ida, space, eve, 'ADMIN');
    expect((await invitations(ida)).map(({ email }) => email)).toEqual([`editor-${two}`]);
    await giveRole(ida, space, eve, 'EDITOR');
    expect(await invitations(ida)).toEqual([]);
    await invite(ida, three);
    const token = await tokenFor(three);
    await server.pool.query(`update invitations set expires_at = now() - interval '1 second'`);
    expect(codeOf(await server.ask({ path: `/api/v2/magic-links/${token}/` }))).toEqual([
      404,
      'link.unknown',
    ]);
    expect(await invitations(ida)).toMatchObject([{ email: three, isExpired: true }]);
  });

  test('ends with who made it: when they leave, lead no more, or delete their account', async () => {
    const [one, two] = [`leaver-${space}@example.com`, `gone-${space}@example.com`];
    await giveRole(ida, space, eve, 'ADMIN');
    await invite(ben, one);
    await invite(eve, two, 'ADMIN');
    const [forOne, forTwo] = [await tokenFor(one), await tokenFor(two)];
    const looks = async (token: string) =>
      (await server.ask({ path: `/api/v2/magic-links/${token}/` })).status;
    expect([await looks(forOne), await looks(forTwo)]).toEqual([200, 200]);
    await server.pool.query(`update memberships set role = 'EDITOR' where user_id = $1`, [ben.user.uuid]);
    expect(await looks(forOne)).toBe(404);
    expect(codeOf(await join(await server.signUp(), forOne))).toEqual([404, 'link.unknown']);
    await server.pool.query(`update memberships set role = 'ADMIN' where user_id = $1`, [ben.user.uuid]);
    expect((await remove(ben, ben)).status).toBe(204);
    expect(codeOf(await join(await server.signUp(), forOne))).toEqual([404, 'link.unknown']);
    const confirmation = { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' };
    const gone = await eve.ask({ method: 'DELETE', path: '/api/settings/', body: confirmation });
    expect(gone.status).toBe(204);
    expect(await looks(forTwo)).toBe(404);
    expect(codeOf(await join(await server.signUp(), forTwo))).toEqual([404, 'link.unknown']);
    expect(await invitations(ida)).toEqual([]);
  });

  test('goes out fifty times a day from a space, and then waits', async () => {
    const answers = [];
    for (let n = 0; n < 51; n += 1) answers.push(await invite(ida, `many-${n}-${space}@example.com`));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.at(-1)?.body.code).toBe('rate.limited');
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  test('says its sentences in its inviter’s language', async () => {
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { locale: 'de' } });
    const email = `german-${space}@example.com`;
    await invite(ida, email);
    await tokenFor(email);
    expect(server.mails.find(({ to }) => to === email)?.subject).toContain('lädt dich in „Home“ ein');
  });
});

test('who belongs to a hundred spaces joins no other one', async () => {
  const joe = await server.signUp();
  await server.pool.query(
    `with made as (insert into scopes (id, kind) select gen_random_uuid(), 'space' from generate_series(1, 99) returning id)
     insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
     select id, id, 1, now(), now(), $1, 'OWNER' from made`,
    [joe.user.uuid],
  );
  expect(codeOf(await join(joe, await linkTo(ida, space)))).toEqual([400, 'space.tooMany']);
});

test('offers are read and used only so often from one address', async () => {
  const limited = await openTestServer({
    limits: { readJoinOffer: { perAddress: { count: 2, withinMs: 60_000 } } },
  });
  const joe = await limited.signUp();
  const { id } = await makeSpace(joe);
  const path = `/api/v2/magic-links/${await linkTo(joe, id)}/`;
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await limited.ask({ path })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
