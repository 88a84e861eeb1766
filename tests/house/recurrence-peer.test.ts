import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { dateFrom, plusDays } from '@cairn/core/time/date-only';
import { ruleFrom } from '@cairn/core/recurrence/rule';
import { ruleDates } from '@cairn/core/recurrence/rule-dates';

/** The same rules by python3-dateutil, an independent implementation. */
const python = `
import json, sys
from datetime import date, datetime, timedelta
from dateutil.rrule import rrule, rrulestr, DAILY, WEEKLY, MONTHLY, YEARLY, MO, TU, WE, TH, FR, SA, SU, weekday

freqs = dict(DAILY=DAILY, WEEKLY=WEEKLY, MONTHLY=MONTHLY, YEARLY=YEARLY)
def expand(text, start, last):
    parts = dict(part.split('=') for part in text.split(';'))
    begin = datetime.fromisoformat(start)
    until = datetime.fromisoformat(last)
    numbers = lambda name: [int(n) for n in parts[name].split(',')] if name in parts else None
    options = dict(interval=int(parts.get('INTERVAL', 1)), wkst=MO, until=until)
    if 'BYMONTH' in parts: options['bymonth'] = numbers('BYMONTH')
    if 'BYDAY' in parts:
        return set(rrulestr('RRULE:' + text + ';WKST=MO', dtstart=begin).between(begin, until, inc=True))
    freq = freqs[parts['FREQ']]
    days = numbers('BYMONTHDAY')
    if freq == YEARLY and days is None and 'BYMONTH' not in parts and (begin.month, begin.day) == (2, 29):
        shifted = rrule(freq, dtstart=begin - timedelta(1), **{**options, 'until': until - timedelta(1)})
        return {day + timedelta(1) for day in shifted}
    if freq == WEEKLY or (freq == DAILY and days is None): return set(rrule(freq, dtstart=begin, **options))
    if freq == YEARLY and 'BYMONTH' not in parts and days is None: options['bymonth'] = [begin.month]
    if days is None: days = [begin.day]
    named = set(rrule(freq, dtstart=begin, bymonthday=days, **options))
    lasts = {day for day in rrule(freq, dtstart=begin, bymonthday=-1, **options) if day.day < max(days)}
    return named | lasts

for line in sys.stdin:
    text, start, last = json.loads(line)
    print(json.dumps(sorted(day.date().isoformat() for day in expand(text, start, last))))
`;

const isThere = spawnSync('python3', ['-c', 'import dateutil']).status === 0;
if (!isThere) console.warn('python3-dateutil is not installed: the rules are not checked against it.');

const cases = 1000;
const years = 30;

function chanceFrom(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    oneOf: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    some: (count: number, most: number): readonly number[] => [
      ...new Set(Array.from({ length: 1 + below(count) }, () => 1 + below(most))),
    ],
  };
}

type Chance = ReturnType<typeof chanceFrom>;

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function randomDays(chance: Chance, farthest: number): string {
  // dateutil reads "each Monday and the second Tuesday" as days that are both.
  const isNumbered = farthest > 0 && chance.below(2) === 0;
  const sign = () => (chance.below(3) === 0 ? '-' : '');
  return chance
    .some(3, 7)
    .map((day) => weekdays[day - 1] as string)
    .map((day) => (isNumbered ? `${sign()}${1 + chance.below(farthest)}${day}` : day))
    .join(',');
}

function randomRule(chance: Chance): string {
  // dateutil is slow for daily rules.
  const frequency = chance.below(20) === 0 ? 'DAILY' : chance.oneOf(['WEEKLY', 'MONTHLY', 'YEARLY']);
  const parts = [`FREQ=${frequency}`];
  if (chance.below(2) === 0) parts.push(`INTERVAL=${chance.oneOf([2, 3, 4, 5, 6, 10, 13])}`);
  if (chance.below(4) === 0) parts.push(`BYMONTH=${chance.some(4, 12).join(',')}`);
  const isShort = frequency === 'DAILY' || frequency === 'WEEKLY';
  const kind = chance.below(3);
  if (kind === 1) parts.push(`BYDAY=${randomDays(chance, isShort ? 0 : 4)}`);
  if (kind === 2 && frequency !== 'WEEKLY') parts.push(`BYMONTHDAY=${chance.some(3, 31).join(',')}`);
  return parts.join(';');
}

function randomStart(chance: Chance): string {
  if (chance.below(8) === 0) return '2028-02-29';
  if (chance.below(6) === 0) return dateFrom(2020 + chance.below(20), 1 + 2 * chance.below(4), 31);
  return plusDays('2020-01-01', chance.below(7000));
}

describe('the days of a rule', () => {
  test.skipIf(!isThere && !process.env['CI'])(
    `are those that python3-dateutil finds, over ${years} years for ${cases} random rules`,
    () => {
      const chance = chanceFrom(20_261_121);
      const asked = Array.from({ length: cases }, () => {
        const start = randomStart(chance);
        return [randomRule(chance), start, plusDays(start, years * 365)] as const;
      });
      const input = asked.map((line) => JSON.stringify(line)).join('\n');
      const { stdout, stderr } = spawnSync('python3', ['-c', python], {
        input,
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
      });
      expect(stderr).toBe('');
      const theirs = stdout.trimEnd().split('\n');
      expect(theirs).toHaveLength(cases);
      for (const [index, [text, start, last]] of asked.entries()) {
        const rule = ruleFrom(text);
        if (!rule.ok) throw new Error(`${text} is no rule.`);
        const ours = ruleDates(rule.value, start, start, last);
        const others: readonly string[] = JSON.parse(theirs[index] as string);
        const differing = ours.findIndex((date, at) => date !== others[at]);
        // Only the first difference, because thousands of dates do not help.
        expect(ours[differing], `${text} from ${start}`).toBe(others[differing]);
        expect(ours, `${text} from ${start}`).toHaveLength(others.length);
        // A range in the middle equals that part of the whole.
        const [from, to] = [plusDays(start, 3000), plusDays(start, 4000)];
        expect(ruleDates(rule.value, start, from, to), `${text} from ${start}`).toEqual(
          ruleDates(rule.value, start, start, to).filter((date) => date >= from),
        );
      }
    },
    120_000,
  );
});
