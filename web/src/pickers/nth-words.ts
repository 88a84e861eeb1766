import { m } from '@cairn/words/messages';

interface NthWords {
  readonly of: (inputs: { readonly weekday: string }) => string;
  readonly on: (inputs: { readonly weekday: string }) => string;
  readonly short: () => string;
}

const words: Readonly<Record<number, NthWords>> = {
  1: { of: m.repeat_nth_first, on: m.repeat_on_nth_first, short: m.repeat_nth_short_first },
  2: { of: m.repeat_nth_second, on: m.repeat_on_nth_second, short: m.repeat_nth_short_second },
  3: { of: m.repeat_nth_third, on: m.repeat_on_nth_third, short: m.repeat_nth_short_third },
  4: { of: m.repeat_nth_fourth, on: m.repeat_on_nth_fourth, short: m.repeat_nth_short_fourth },
};
const last: NthWords = { of: m.repeat_nth_last, on: m.repeat_on_nth_last, short: m.repeat_nth_short_last };

/** Returns the sentences for the n-th weekday of a month, 1 to 4, or the last one. */
export const nthWords = (nth: number): NthWords => words[nth] ?? last;
