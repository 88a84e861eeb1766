import { refusals, type RefusalCode } from '@cairn/contract/refusals';
import { describe, expect, test } from 'vitest';
import { saidIn } from './language.ts';
import { refusalSentence } from './refusals.ts';

describe('refusalSentence', () => {
  test('has a sentence of its own for every code', () => {
    const sentences = (Object.keys(refusals) as RefusalCode[]).map((code) =>
      refusalSentence(code, { limit: 10 }),
    );
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('answers in the language that is asked for, and in no other afterwards', () => {
    expect(saidIn('de', () => refusalSentence('auth.required'))).toBe('Melde dich erst an.');
    expect(refusalSentence('auth.required')).toBe('Sign in first.');
  });

  test('names the limit that was hit', () => {
    expect(refusalSentence('limit.goals', { limit: 10 })).toContain('10');
  });
});
