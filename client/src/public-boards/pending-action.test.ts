import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { forgetPendingAction, keepPendingAction, pendingAction } from './pending-action.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const follow = { type: 'boardFollowing', boardCode: 'sky' } as const;

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('What a visitor wanted', () => {
  test('is there until it is forgotten, with the key of the first wish', () => {
    keepPendingAction(follow, 'key', now);
    expect(pendingAction(now + 1000)).toEqual({ action: follow, key: 'key' });
    expect(pendingAction(now + 2000)).toEqual({ action: follow, key: 'key' });
    forgetPendingAction();
    expect(pendingAction(now)).toBeNull();
  });

  test('is replaced by a later wish', () => {
    keepPendingAction(follow, 'one', now);
    const template = { type: 'templateCloning', templateCode: 'first-garden' } as const;
    keepPendingAction(template, 'two', now);
    expect(pendingAction(now)).toEqual({ action: template, key: 'two' });
  });

  test('is nobody’s after an hour, nor before it was said', () => {
    keepPendingAction(follow, 'key', now);
    expect(pendingAction(now + 3_600_000)).toBeNull();
    expect(pendingAction(now - 1)).toBeNull();
  });

  test('is nothing where something else is stored', () => {
    for (const text of [
      '',
      'x',
      'null',
      '{}',
      '{"action":{"type":"boardFollowing"},"key":"k","savedAt":0}',
    ]) {
      localStorage.setItem('cairn-pending', text);
      expect(pendingAction(now)).toBeNull();
      expect(pendingAction(0)).toBeNull();
    }
  });
});
