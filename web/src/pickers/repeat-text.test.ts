import { defaultShortcuts } from '@cairn/core/accounts/shortcuts';
import { choiceOf, firstChoice } from '@cairn/core/recurrence/repeat-choice';
import { dayColumn } from '@cairn/core/time/horizons';
import { defaultLife } from '@cairn/core/time/periods';
import { saidIn } from '@cairn/words/language';
import { expect, test } from 'vitest';
import type { Planning } from '../goals/planning.ts';
import { shortRepeatText } from '../goals/repeat-words.ts';
import { choiceText } from './repeat-text.ts';

const planningIn = (locale: string): Planning => ({
  today: '2026-11-21',
  life: defaultLife,
  locale,
  timezone: 'UTC',
  amPm: false,
  coloredGoalsStyle: 'card',
  daysBegin: 'today',
  hideCompleted: false,
  space: 's1',
  shortcuts: defaultShortcuts,
});

function textIn(language: 'en' | 'de', rule: string, anchor: 'date' | 'completion' = 'date'): string | null {
  const choice = choiceOf({ rule, anchor, dateTo: null }, dayColumn, '2026-11-21');
  return choice && saidIn(language, () => choiceText(choice, dayColumn, planningIn(language)));
}

test.each([
  ['FREQ=WEEKLY', 'Every week: Sat', 'Jede Woche: Sa'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday', 'Werktags'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR', 'Every 2 weeks: Mon to Fri', 'Alle 2 Wochen: Mo bis Fr'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Every 2 weeks: Mon, Wed', 'Alle 2 Wochen: Mo, Mi'],
  ['FREQ=WEEKLY;BYDAY=SA,SU', 'Every weekend', 'Jedes Wochenende'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day', 'Jeden Tag'],
  ['FREQ=MONTHLY', 'Every month: day 21', 'Jeden Monat: am 21.'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Every month: days 1, 15', 'Jeden Monat: am 1., 15.'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'Every month: last day', 'Jeden Monat: letzter Tag'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month: last Fri', 'Jeden Monat: letzter Fr'],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'Every month: first Mon, third Mon', 'Jeden Monat: erster Mo, dritter Mo'],
  ['FREQ=MONTHLY;INTERVAL=3', 'Every quarter: day 21', 'Jedes Quartal: am 21.'],
  ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3', 'Every year: May 3', 'Jedes Jahr: 3. Mai'],
  ['FREQ=YEARLY;BYMONTH=5,11', 'Every year: May 21, Nov 21', 'Jedes Jahr: 21. Mai, 21. Nov.'],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31', 'Every year: Dec 31', 'Jedes Jahr: 31. Dez.'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'Every year: last day in Feb', 'Jedes Jahr: letzter Tag im Feb'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'Every year: second Sun in May', 'Jedes Jahr: zweiter So im Mai'],
])('%s is “%s” and “%s”', (rule, english, german) => {
  expect([textIn('en', rule), textIn('de', rule)]).toEqual([english, german]);
});

test('says the anchor and the end', () => {
  expect(textIn('en', 'FREQ=DAILY;INTERVAL=3', 'completion')).toBe('Every 3 days after it is done');
  const choice = { ...firstChoice(3, '2026-11-30'), times: 6 };
  const said = (language: 'en' | 'de') => saidIn(language, () => choiceText(choice, 3, planningIn(language)));
  expect([said('en'), said('de')]).toEqual(['Every month, 6 times', 'Jeden Monat, 6-mal']);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Monthly'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=5', 'Every 12 months'],
  ['FREQ=YEARLY;BYMONTH=5,11', 'Yearly'],
  ['FREQ=YEARLY;BYDAY=MO', 'Repeats'],
  ['FREQ=DAILY;BYMONTH=6', 'Repeats'],
  ['FREQ=HOURLY', 'Repeats'],
])('a row says %s as “%s”', (rule, text) => {
  expect(shortRepeatText({ rule })).toBe(text);
});
