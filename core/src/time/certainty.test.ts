import { describe, expect, test } from 'vitest';
import { saysRepeat } from './certainty.ts';

describe('a line that says that something repeats', () => {
  test.each([
    'Call mum every weekday',
    'every other Tuesday yoga',
    'Each Friday at 9',
    'daily stand-up',
    'Rent monthly',
    'gym mondays',
    'run twice a week',
    'stretch 3 times a day',
    'Müll jeden Montag',
    'jede zweite Woche',
    'jedes Jahr im März',
    'an jedem 1.',
    'jeder Freitag',
    'alle 2 Wochen Wäsche',
    'alle paar Tage gießen',
    'täglich um 9',
    'die wöchentliche Runde',
    'Müll montags',
    'zweimal die Woche laufen',
    'einmal pro Monat',
  ])('%s', (line) => {
    expect(saysRepeat(line)).toBe(true);
  });

  test.each([
    'Call everyone tomorrow',
    'Alle Fenster putzen',
    'reach out on Monday',
    'Dailyn anrufen',
    'jemand',
  ])('%s does not', (line) => {
    expect(saysRepeat(line)).toBe(false);
  });
});
