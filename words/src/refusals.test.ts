import { refusals, type RefusalCode } from '@cairn/contract/refusals';
import { describe, expect, test } from 'vitest';
import { refusalSentence } from './refusals.ts';

describe('refusalSentence', () => {
  test('has a sentence of its own for every code', () => {
    const sentences = (Object.keys(refusals) as RefusalCode[]).map((code) =>
      refusalSentence(code, { limit: 10 }),
    );
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('names the limit that was hit', () => {
    expect(refusalSentence('limit.goals', { limit: 10 })).toContain('10');
  });
});
