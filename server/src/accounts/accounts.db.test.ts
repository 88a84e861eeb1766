import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, openTestServer, personOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => server.ask({ method: 'POST', path, body });

describe('signing up', () => {
  test('makes a person with one space of their own, signed in by a cookie that no script can read', async () => {
    const answer = await post('/api/signup/', {
      email: ' Ida@Example.com ',
      password: 'a long walk uphill',
      firstName: 'Ida',
      timezone: 'Europe/Rome',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      email: 'ida@example.com',
      name: 'Ida',
      timezone: 'Europe/Rome',
      isAuthenticated: true,
      isPro: false,
      daysJoined: 0,
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^cairn_session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    const { rows } = await server.pool.query('select role from memberships where scope_id = $1', [
      answer.body.user.defaultSpaceId,
    ]);
    expect(rows).toEqual([{ role: 'OWNER' }]);
    const ida = personOf(server.ask, answer, '');
    expect((await ida.ask({ path: '/api/settings/' })).body.uuid).toBe(answer.body.user.uuid);
  });

  test.each([
    ['de-AT', 'Persönlich'],
    ['fr', 'Personal'],
  ])('calls the own space in the language of the person: %s', async (locale, name) => {
    const person = { email: `own-${locale}@example.com`, password: 'a long walk uphill', locale };
    const owner = personOf(server.ask, await post('/api/signup/', person), '');
    const { body } = await owner.ask({ path: '/api/v2/spaces/' });
    expect(body.map((space: { name: string }) => space.name)).toEqual([name]);
  });

  test('wants an address and a password, each told at its field', async () => {
    const { status, body } = await post('/api/signup/', { email: ' ', password: '\t' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ email: 'This field is required', password: 'This field is required' });
  });

  test.each([
    [
      'a taken address',
      { email: 'TAKEN@example.com', password: 'a long walk uphill' },
      'auth.emailTaken',
      'email',
    ],
    ['no address', { email: 'ida', password: 'a long walk uphill' }, 'auth.invalidEmail', 'email'],
    ['a short password', { email: 'new@example.com', password: 'short' }, 'auth.weakPassword', 'password'],
    [
      'a password of one letter',
      { email: 'new@example.com', password: 'aaaaaaaaaaaa' },
      'auth.weakPassword',
      'password',
    ],
    [
      'its address as the password',
      { email: 'new@example.com', password: 'new@example.com' },
      'auth.weakPassword',
      'password',
    ],
  ])('refuses %s at its field', async (_, body, code, field) => {
    await post('/api/signup/', { email: 'taken@example.com', password: 'a long walk uphill' });
    const answer = await post('/api/signup/', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('twice at once with one address makes one account', async () => {
    const body = { email: 'twice@example.com', password: 'a long walk uphill' };
    const answers = await Promise.all([
      post('/api/signup/', body),
      post('/api/signup/', body),
      post('/api/signup/', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  test('takes a zone that nobody knows for UTC', async () => {
    const answer = await post('/api/signup/', {
      email: 'mars@example.com',
      password: 'a long walk uphill',
      timezone: 'Mars/Base',
    });
    expect(answer.body.user.timezone).toBe('UTC');
  });
});

describe('signing in', () => {
  test('opens another session beside the first', async () => {
    const person = await server.signUp();
    const answer = await post('/api/login/email/', {
      email: person.user.email.toUpperCase(),
      password: person.password,
    });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(person.cookie);
    expect((await person.ask({ path: '/api/settings/' })).body.isAuthenticated).toBe(true);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const person = await server.signUp();
    const wrong = await post('/api/login/email/', { email: person.user.email, password: 'not this one' });
    const unknown = await post('/api/login/email/', {
      email: 'nobody@example.com',
      password: 'not this one',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.code).toBe('auth.credentials');
  });

  test('tells blank fields', async () => {
    const { status, body } = await post('/api/login/email/', { email: '', password: 'x' });
    expect([status, body.errors]).toEqual([400, { email: 'This field is required' }]);
  });
});

describe('signing out', () => {
  test('ends the session at once and answers a visitor', async () => {
    const person = await server.signUp();
    const answer = await person.ask({ method: 'POST', path: '/api/logout/' });
    expect(answer.body.user.isAuthenticated).toBe(false);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect((await person.ask({ path: '/api/goals-2/' })).status).toBe(401);
  });

  test('is no error for a visitor', async () => {
    expect((await post('/api/logout/', {})).status).toBe(200);
  });
});

describe('a refusal', () => {
  test('is said in the language that the request asks for, at its field too', async () => {
    const body = { email: 'nowhere', password: 'a long walk uphill' };
    const ask = (language: string) =>
      server.ask({ method: 'POST', path: '/api/signup/', body, headers: { 'accept-language': language } });
    expect((await ask('fr, de-AT;q=0.9, en;q=0.8')).body).toMatchObject({
      code: 'auth.invalidEmail',
      message: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
      errors: { email: 'Das sieht nicht nach einer E-Mail-Adresse aus' },
    });
    expect((await ask('fr')).body.errors).toEqual({ email: 'This does not look like an email address' });
  });
});

describe('a forgotten password', () => {
  const linkIn = (text: string) => /\/reset\/([\w-]+)\/([\w-]+)\//u.exec(text) as RegExpExecArray;
  const mailTo = async (email: string) => {
    await post('/api/login/reset/', { email });
    await expect.poll(() => server.mails.filter((mail) => mail.to === email).length).toBeGreaterThan(0);
    return server.mails.findLast((mail) => mail.to === email)?.text ?? '';
  };

  test('is mailed about in the language of its person, else in that of the request', async () => {
    const password = 'a long walk uphill';
    const headers = { 'accept-language': 'de' };
    await post('/api/signup/', { email: 'heidi@example.com', password, locale: 'de-CH' });
    expect(await mailTo('heidi@example.com')).toContain('neues Passwort');
    await post('/api/signup/', { email: 'peter@example.com', password, locale: '' });
    expect(await mailTo('peter@example.com')).toContain('new password');
    await server.ask({
      method: 'POST',
      path: '/api/login/reset/',
      body: { email: 'peter@example.com' },
      headers,
    });
    const inGerman = () => server.mails.findLast((mail) => mail.to === 'peter@example.com')?.text;
    await expect.poll(inGerman).toContain('neues Passwort');
  });

  test('is set anew once by the mailed link, which ends every other session', async () => {
    const person = await server.signUp();
    const text = await mailTo(person.user.email);
    expect(text).toContain('http://localhost:4280/reset/');
    const [, uidb64, token] = linkIn(text);
    const body = { uidb64, token, password: 'another long walk' };
    const answer = await post('/api/login/reset/set/', body);
    expect(answer.status).toBe(200);
    expect((await person.ask({ path: '/api/goals-2/' })).status).toBe(401);
    expect((await personOf(server.ask, answer, '').ask({ path: '/api/goals-2/' })).status).toBe(200);
    const again = await post('/api/login/reset/set/', body);
    expect([again.status, again.body.code]).toEqual([400, 'auth.resetToken']);
    const { email } = person.user;
    expect((await post('/api/login/email/', { email, password: person.password })).status).toBe(401);
    expect((await post('/api/login/email/', { email, password: 'another long walk' })).status).toBe(200);
  });

  test('answers an unknown address like a known one, and mails nobody', async () => {
    const person = await server.signUp();
    const before = server.mails.length;
    const answer = await post('/api/login/reset/', { email: 'nobody@example.com' });
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
    // A mail to the unknown address would have been sent before this one.
    await mailTo(person.user.email);
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([person.user.email]);
  });

  test('keeps the link when the new password is weak, and loses it after an hour', async () => {
    const person = await server.signUp();
    const [, uidb64, token] = linkIn(await mailTo(person.user.email));
    expect((await post('/api/login/reset/set/', { uidb64, token, password: 'short' })).body.code).toBe(
      'auth.weakPassword',
    );
    server.turnClock(3_600_001);
    expect(
      (await post('/api/login/reset/set/', { uidb64, token, password: 'another long walk' })).body.code,
    ).toBe('auth.resetToken');
    server.turnClock(-3_600_001);
    expect(
      (await post('/api/login/reset/set/', { uidb64, token, password: 'another long walk' })).status,
    ).toBe(200);
  });

  test.each([
    ['a made-up token', 'MDFhMWZlODYtMzM2OC03YjBmLTg4MWUtY2RlYjkwOTI4NzY5', 'x'],
    ['no id at all', '%%%', 'x'],
  ])('refuses %s', async (_, uidb64, token) => {
    const answer = await post('/api/login/reset/set/', { uidb64, token, password: 'another long walk' });
    expect([answer.status, answer.body.code]).toEqual([400, 'auth.resetToken']);
  });
});

describe('settings', () => {
  test('are the defaults for a visitor, who cannot change them', async () => {
    const { status, body } = await server.ask({ path: '/api/settings/' });
    expect([status, body.isAuthenticated, body.lifeStartDate]).toEqual([200, false, '1980-02-01']);
    expect((await server.ask({ method: 'PATCH', path: '/api/settings/', body: { amPm: true } })).status).toBe(
      401,
    );
  });

  test('keep what was not sent, so that two devices both win', async () => {
    const person = await server.signUp();
    const patch = (body: unknown) => person.ask({ method: 'PATCH', path: '/api/settings/', body });
    await Promise.all([patch({ amPm: true }), patch({ hideCompleted: true }), patch({ darkMode: true })]);
    const { body } = await patch({ firstName: 'Ida' });
    expect(body).toMatchObject({ amPm: true, hideCompleted: true, darkMode: true, name: 'Ida', rev: 5 });
  });

  test('hold what colours mean, and lose a meaning that is left out', async () => {
    const person = await server.signUp();
    const patch = (colorMeanings: unknown) =>
      person.ask({ method: 'PATCH', path: '/api/settings/', body: { colorMeanings } });
    await patch({ green: 'Health', red: 'Work' });
    expect((await patch({ red: 'Work' })).body.colorMeanings).toEqual({ red: 'Work' });
  });

  test('sent twice under one key change once', async () => {
    const person = await server.signUp();
    const patch = (body: unknown) =>
      person.ask({ method: 'PATCH', path: '/api/settings/', body, headers: { 'idempotency-key': 'k' } });
    await patch({ amPm: true });
    expect((await patch({ amPm: true })).body.rev).toBe(2);
    expect((await patch({ amPm: false })).status).toBe(422);
  });

  test.each([
    [{ lifeEndDate: '1970-01-01' }, 'settings.invalid', 'lifeEndDate'],
    [{ workdayToMinutes: 480 }, 'settings.invalid', 'workdayToMinutes'],
    [{ background: '/files/../api/x' }, 'request.invalid', 'background'],
    [
      { background: '/files/0193a000-0000-7000-8000-000000000000/hill.png' },
      'settings.invalid',
      'background',
    ],
    [{ shortcuts: { addGoal: 'KeyS' } }, 'settings.invalid', 'shortcuts'],
    [{ shortcuts: { addGoal: 'Enter' } }, 'request.invalid', 'shortcuts.addGoal'],
    [{ dismissedHints: ['kitchen'] }, 'request.invalid', 'dismissedHints.0'],
    [{ sidebarItems: { kitchen: true } }, 'request.invalid', 'sidebarItems'],
    [{ colorMeanings: { green: ' ' } }, 'request.invalid', 'colorMeanings.green'],
    [{ colorMeanings: { green: 'a'.repeat(41) } }, 'request.invalid', 'colorMeanings.green'],
    [{ colorMeanings: { beige: 'Sand' } }, 'request.invalid', 'colorMeanings'],
    [{ dateForm: 'runes' }, 'request.invalid', 'dateForm'],
    [{ timezone: 'Mars/Base' }, 'request.invalid', 'timezone'],
    [{ dayEndsAtHour: 7 }, 'request.invalid', 'dayEndsAtHour'],
    [{ birthday: '2026-02-30' }, 'request.invalid', 'birthday'],
  ])('refuse %j at its field and keep what was', async (body, code, field) => {
    const person = await server.signUp();
    const answer = await person.ask({ method: 'PATCH', path: '/api/settings/', body });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([400, code, [field]]);
    expect((await person.ask({ path: '/api/settings/' })).body.rev).toBe(1);
  });

  test('refuse the dark theme once the first 14 days are over, unless plans are off', async () => {
    const person = await server.signUp();
    const patch = (body: unknown) => person.ask({ method: 'PATCH', path: '/api/settings/', body });
    server.turnClock(14 * 86_400_000);
    expect((await patch({ darkMode: true })).body.code).toBe('limit.darkMode');
    expect((await patch({ darkMode: null })).status).toBe(200);
    server.turnClock(-14 * 86_400_000);
    expect((await patch({ darkMode: true })).status).toBe(200);
  });
});

describe('deleting the account', () => {
  test('needs the exact words', async () => {
    const person = await server.signUp();
    for (const body of [{}, { confirmation: 'delete forever' }, undefined]) {
      const answer = await person.ask({
        method: 'DELETE',
        path: '/api/settings/',
        ...(body ? { body } : {}),
      });
      expect([answer.status, answer.body.code]).toEqual([400, 'settings.confirmation']);
    }
    expect((await person.ask({ path: '/api/settings/' })).body.isAuthenticated).toBe(true);
  });

  test('leaves nothing of it behind', async () => {
    const person = await server.signUp();
    await person.createGoal({ name: 'Walk', richThoughts: { ops: [{ insert: 'up\n' }] } });
    const answer = await person.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });
    expect(answer.status).toBe(204);
    expect((await person.ask({ path: '/api/settings/' })).body.isAuthenticated).toBe(false);
    const { uuid, defaultSpaceId } = person.user;
    const { rows } = await server.pool.query(
      `select (select count(*) from users where id = $1) + (select count(*) from goals where scope_id = $2)
        + (select count(*) from scopes where id in ($1, $2)) + (select count(*) from sessions where user_id = $1) as left`,
      [uuid, defaultSpaceId],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describe('a session', () => {
  test('lives for sixty days after its last use, and no longer', async () => {
    const person = await server.signUp();
    const day = 86_400_000;
    server.turnClock(59 * day);
    const renewed = await person.ask({ path: '/api/settings/' });
    expect(renewed.body.isAuthenticated).toBe(true);
    expect(renewed.headers.get('set-cookie')).toContain('Max-Age=');
    server.turnClock(61 * day);
    expect((await person.ask({ path: '/api/settings/' })).body.isAuthenticated).toBe(false);
    server.turnClock(-120 * day);
  });

  test('of an ended or corrupt cookie is that of a visitor', async () => {
    for (const cookie of [
      'cairn_session=x',
      'cairn_session',
      'cairn_session=%00',
      `cairn_session=${'a'.repeat(43)}`,
      ';;=;',
    ]) {
      const answer = await server.ask({ path: '/api/settings/', headers: { cookie } });
      expect([answer.status, answer.body.isAuthenticated]).toEqual([200, false]);
    }
  });
});
