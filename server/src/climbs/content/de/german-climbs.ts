import type { ClimbWords } from '../climb-words.ts';
import { calmerFamilyWeek } from './calmer-family-week.ts';
import { cookAtHome } from './cook-at-home.ts';
import { couchTo5k } from './couch-to-5k.ts';
import { digitalDetox } from './digital-detox.ts';
import { first90DaysInAJob } from './first-90-days-in-a-job.ts';
import { firstGardenYear } from './first-garden-year.ts';
import { firstHutHike } from './first-hut-hike.ts';
import { firstInstrument } from './first-instrument.ts';
import { halfMarathon } from './half-marathon.ts';
import { jobSearch } from './job-search.ts';
import { languageToA1 } from './language-to-a1.ts';
import { launchASideProject } from './launch-a-side-project.ts';
import { moneyInOrder } from './money-in-order.ts';
import { moveHouse } from './move-house.ts';
import { novelDraft } from './novel-draft.ts';
import { passAnExam } from './pass-an-exam.ts';
import { planIn12Days } from './plan-in-12-days.ts';
import { planIn30Days } from './plan-in-30-days.ts';
import { prepareForABaby } from './prepare-for-a-baby.ts';
import { quitAHabit } from './quit-a-habit.ts';
import { read12Books } from './read-12-books.ts';
import { sleepIn4Weeks } from './sleep-in-4-weeks.ts';
import { strengthAtHome } from './strength-at-home.ts';
import { tidyHomeIn12Days } from './tidy-home-in-12-days.ts';

/** By code of the climb. */
export const germanClimbs: Readonly<Record<string, ClimbWords>> = {
  'calmer-family-week': calmerFamilyWeek,
  'cook-at-home': cookAtHome,
  'couch-to-5k': couchTo5k,
  'digital-detox': digitalDetox,
  'first-90-days-in-a-job': first90DaysInAJob,
  'first-garden-year': firstGardenYear,
  'first-hut-hike': firstHutHike,
  'first-instrument': firstInstrument,
  'half-marathon': halfMarathon,
  'job-search': jobSearch,
  'language-to-a1': languageToA1,
  'launch-a-side-project': launchASideProject,
  'money-in-order': moneyInOrder,
  'move-house': moveHouse,
  'novel-draft': novelDraft,
  'pass-an-exam': passAnExam,
  'plan-in-12-days': planIn12Days,
  'plan-in-30-days': planIn30Days,
  'prepare-for-a-baby': prepareForABaby,
  'quit-a-habit': quitAHabit,
  'read-12-books': read12Books,
  'sleep-in-4-weeks': sleepIn4Weeks,
  'strength-at-home': strengthAtHome,
  'tidy-home-in-12-days': tidyHomeIn12Days,
};
