import { fakeStorage } from '@cairn/client/testing/fake-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emojiMemory, rememberEmoji, rememberTone } from './emoji-memory.ts';

describe('emojiMemory', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('has the newest first, each once, and no more than a row of them', () => {
    for (const emoji of ['🌱', '🌞', '🌱', ...'abcdefghij']) rememberEmoji(emoji);
    expect(emojiMemory().recent).toEqual([...'jihgfedcb']);
    rememberEmoji('e');
    expect(emojiMemory().recent).toEqual([...'ejihgfdcb']);
  });

  test('keeps the skin tone beside them', () => {
    rememberTone('medium');
    rememberEmoji('👋🏽');
    expect(emojiMemory()).toEqual({ recent: ['👋🏽'], tone: 'medium' });
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"recent":{},"tone":7}',
    `{"recent":[1,"${'x'.repeat(99)}"],"tone":"blue"}`,
  ])('makes nothing of %s', (text) => {
    localStorage.setItem('cairn-emoji', text);
    expect(emojiMemory()).toEqual({ recent: [], tone: 'none' });
  });
});
