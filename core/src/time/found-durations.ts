import { minutesPerDay } from './hours.ts';
import { maxReadLength, type Stretch, withoutOverlaps } from './found-periods.ts';

export interface FoundDuration extends Stretch {
  /** More than 0, at most a day. */
  readonly minutes: number;
  /** Whether a preposition precedes, as in `for 45 min`. Otherwise `45 min` may belong to the goal's name. */
  readonly isLed: boolean;
}

const amounts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  '½': 0.5,
};
const amount = String.raw`\d{1,2}[.,]\d{1,2}|\d{0,2}½|\d{1,2}|${Object.keys(amounts).join('|')}`;
const lead = String.raw`(?:(?:for|für)\s+(?:(?:about|around|etwa|circa|ca\.?)\s+)?)`;
const hour = String.raw`(?:hours?|hrs?|h|stunden?|std)(?!\p{L})\.?`;
const minute = String.raw`(?:minuten?|minutes?|mins?)(?!\p{L})\.?`;
/** Matches minutes after hours. The unit is optional, unless a time of day follows. */
const rest = String.raw`(?:\s*(?:and|und)?\s*(\d{1,2})\s*(?:m(?!\p{L})|${minute})|\s*(\d{2})(?!\s*(?:[:.]\d|uhr|[ap]\.?m)))`;

interface Reader {
  readonly pattern: RegExp;
  readonly read: (found: readonly string[]) => number;
}

/**
 * A match touches no letter or digit. After `at` or `until`, a number is a time of day, and after `in` or
 * `vor` a distance.
 */
const reader = (source: string, read: Reader['read']): Reader => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}#@.,:/–-])(?<!(?:^|\s)(?:at|um|from|von|to|bis|until|by|ab|gegen|in|vor|every|alle)\s+)` +
      String.raw`(${lead})?(?:${source})(?![\p{L}\p{N}]|[.,:]\d)`,
    'giu',
  ),
  read,
});

const readers: readonly Reader[] = [
  reader(
    String.raw`(\d{1,2}):([0-5]\d)\s*${hour}`,
    ([hours, minutes]) => Number(hours) * 60 + Number(minutes),
  ),
  reader(
    String.raw`(${amount})\s*${hour}${rest}?`,
    ([hours = '', unit = '', bare = '']) => amountOf(hours) * 60 + Number(unit || bare),
  ),
  reader(String.raw`(${amount})\s*${hour}\s+and\s+a\s+half`, ([hours = '']) => (amountOf(hours) + 0.5) * 60),
  reader(String.raw`(\d{1,3})\s*${minute}|(\d{1,2})m`, ([one, other]) => Number(one || other)),
  reader(String.raw`half\s+an\s+hour|(?:eine\s+)?halbe\s+stunde`, () => 30),
  reader(String.raw`(?:a\s+)?quarter\s+of\s+an\s+hour|(?:eine\s+)?viertelstunde`, () => 15),
  reader(String.raw`three\s+quarters\s+of\s+an\s+hour|(?:eine\s+)?dreiviertelstunde`, () => 45),
];

/** Finds durations up to a day, in English and German. Of two overlapping durations, the longer counts. */
export function durationsIn(text: string): readonly FoundDuration[] {
  const line = text.slice(0, maxReadLength);
  const found = readers.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match): readonly FoundDuration[] => {
      const [, led, ...groups] = match.map((part: string | undefined) => (part ?? '').toLowerCase());
      const minutes = Math.round(read(groups));
      if (!(minutes > 0 && minutes <= minutesPerDay)) return [];
      const { index } = match;
      return [{ start: index, end: index + match[0].length, minutes, isLed: Boolean(led) }];
    }),
  );
  return withoutOverlaps(found);
}

function amountOf(text: string): number {
  const named = amounts[text];
  if (named !== undefined) return named;
  return text.endsWith('½') ? Number(text.slice(0, -1)) + 0.5 : Number(text.replace(',', '.'));
}
