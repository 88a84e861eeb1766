import { describe, expect, test } from 'vitest';
import { keptForMs, openKnownPeople, type SessionFacts } from './known-people.ts';

const ida: SessionFacts = { id: 'ida', expiresAt: new Date(1_000_000) };
const unread = async (): Promise<null> => null;

function listening() {
  const people = openKnownPeople<SessionFacts>();
  return { people, deafen: people.hear() };
}

describe('the sessions a process knows', () => {
  test('are looked up once in a few seconds', async () => {
    const { people } = listening();
    expect(await people.find('s', 0, async () => ida)).toBe(ida);
    expect(await people.find('s', keptForMs - 1, unread)).toBe(ida);
    expect(await people.find('s', keptForMs, unread)).toBeNull();
  });

  test('are not kept while no news come in, nor beyond the moment they stop', async () => {
    const people = openKnownPeople<SessionFacts>();
    await people.find('s', 0, async () => ida);
    expect(await people.find('s', 0, unread)).toBeNull();
    const deafen = people.hear();
    await people.find('s', 0, async () => ida);
    deafen();
    expect(await people.find('s', 0, unread)).toBeNull();
  });

  test('end when they expire, also from memory', async () => {
    const { people } = listening();
    const soon = { ...ida, expiresAt: new Date(100) };
    await people.find('s', 0, async () => soon);
    expect(await people.find('s', 100, unread)).toBeNull();
  });

  test('are not kept when the person was forgotten while they were looked up', async () => {
    const { people } = listening();
    const { promise, resolve } = Promise.withResolvers<SessionFacts>();
    const looking = people.find('s', 0, () => promise);
    people.forgetPerson('ida');
    resolve(ida);
    await looking;
    expect(await people.find('s', 0, unread)).toBeNull();
  });

  test('of one person are forgotten together, those of others stay', async () => {
    const { people } = listening();
    const ben = { ...ida, id: 'ben' };
    await people.find('one', 0, async () => ida);
    await people.find('two', 0, async () => ida);
    await people.find('bens', 0, async () => ben);
    people.forgetPerson('ida');
    expect(await people.find('one', 0, unread)).toBeNull();
    expect(await people.find('two', 0, unread)).toBeNull();
    expect(await people.find('bens', 0, unread)).toBe(ben);
  });

  test('are looked up anew when the clock was set back', async () => {
    const { people } = listening();
    await people.find('s', 10_000, async () => ida);
    expect(await people.find('s', 9_999, unread)).toBeNull();
  });
});
