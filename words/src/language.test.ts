import { describe, expect, test } from 'vitest';
import { acceptedTags, languageOf, spokenLanguage } from './language.ts';

describe('the language of a reader', () => {
  test('is the first of the wanted ones that Cairn speaks, in any of its regions', () => {
    expect(spokenLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(spokenLanguage(['', 'en-GB', 'de'])).toBe('en');
    expect(languageOf('DE-at')).toBe('de');
  });

  test('is English when Cairn speaks none of them', () => {
    expect(spokenLanguage(['fr', 'deu', '*'])).toBe('en');
    expect(spokenLanguage([])).toBe('en');
  });

  test('is read from what a browser accepts, by weight', () => {
    expect(acceptedTags('en;q=0.7, de-DE, de;q=0.9, fr;q=0')).toEqual(['de-DE', 'de', 'en']);
    expect(acceptedTags(undefined)).toEqual([]);
    expect(acceptedTags(',;q=x,')).toEqual([]);
  });
});
