import type { Language } from '@cairn/words/language';
import type { ClimbText } from './climb-text.ts';
import { climbInWords } from './climb-words.ts';
import { germanClimbs } from './de/german-climbs.ts';
import { calmerFamilyWeek } from './en/calmer-family-week.ts';
import { cookAtHome } from './en/cook-at-home.ts';
import { couchTo5k } from './en/couch-to-5k.ts';
import { digitalDetox } from './en/digital-detox.ts';
import { first90DaysInAJob } from './en/first-90-days-in-a-job.ts';
import { firstGardenYear } from './en/first-garden-year.ts';
import { firstHutHike } from './en/first-hut-hike.ts';
import { firstInstrument } from './en/first-instrument.ts';
import { halfMarathon } from './en/half-marathon.ts';
import { jobSearch } from './en/job-search.ts';
import { languageToA1 } from './en/language-to-a1.ts';
import { launchASideProject } from './en/launch-a-side-project.ts';
import { moneyInOrder } from './en/money-in-order.ts';
import { moveHouse } from './en/move-house.ts';
import { novelDraft } from './en/novel-draft.ts';
import { passAnExam } from './en/pass-an-exam.ts';
import { planIn12Days } from './en/plan-in-12-days.ts';
import { planIn30Days } from './en/plan-in-30-days.ts';
import { prepareForABaby } from './en/prepare-for-a-baby.ts';
import { quitAHabit } from './en/quit-a-habit.ts';
import { read12Books } from './en/read-12-books.ts';
import { sleepIn4Weeks } from './en/sleep-in-4-weeks.ts';
import { strengthAtHome } from './en/strength-at-home.ts';
import { tidyHomeIn12Days } from './en/tidy-home-in-12-days.ts';

const english: readonly ClimbText[] = [
  planIn12Days,
  couchTo5k,
  tidyHomeIn12Days,
  sleepIn4Weeks,
  planIn30Days,
  read12Books,
  moneyInOrder,
  languageToA1,
  strengthAtHome,
  firstGardenYear,
  jobSearch,
  novelDraft,
  digitalDetox,
  halfMarathon,
  passAnExam,
  firstInstrument,
  quitAHabit,
  first90DaysInAJob,
  moveHouse,
  prepareForABaby,
  launchASideProject,
  firstHutHike,
  cookAtHome,
  calmerFamilyWeek,
];

const all: Readonly<Record<Language, readonly ClimbText[]>> = {
  en: english,
  de: english.map((climb) => {
    const words = germanClimbs[climb.code];
    return words ? climbInWords(climb, 'de', words) : climb;
  }),
};

/** Climbs that come with the server, in display order. */
export const allClimbs = (language: Language): readonly ClimbText[] => all[language];

export function climbTextOf(code: string, language: Language): ClimbText | null {
  return allClimbs(language).find((climb) => climb.code === code) ?? null;
}
