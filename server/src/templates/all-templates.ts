import type { Language } from '@cairn/words/language';
import { beeBalcony } from './en/bee-balcony.ts';
import { betterSleep } from './en/better-sleep.ts';
import { childComing } from './en/child-coming.ts';
import { examTerm } from './en/exam-term.ts';
import { familyYear } from './en/family-year.ts';
import { firstGarden } from './en/first-garden.ts';
import { firstNinetyDays } from './en/first-ninety-days.ts';
import { halfMarathon } from './en/half-marathon.ts';
import { houseMove } from './en/house-move.ts';
import { hutToHut } from './en/hut-to-hut.ts';
import { longTrip } from './en/long-trip.ts';
import { moneyInOrder } from './en/money-in-order.ts';
import { newLanguage } from './en/new-language.ts';
import { novelDraft } from './en/novel-draft.ts';
import { oneRoom } from './en/one-room.ts';
import { photoYear } from './en/photo-year.ts';
import { productLaunch } from './en/product-launch.ts';
import { readingList } from './en/reading-list.ts';
import { smallBusiness } from './en/small-business.ts';
import { taxReturn } from './en/tax-return.ts';
import { tenYears } from './en/ten-years.ts';
import { thesis } from './en/thesis.ts';
import { wedding } from './en/wedding.ts';
import { weeklyReview } from './en/weekly-review.ts';
import { germanWords } from './de/german-words.ts';
import type { Template } from './template.ts';
import { saidWith } from './template-words.ts';

const english: readonly Template[] = [
  weeklyReview,
  readingList,
  houseMove,
  halfMarathon,
  firstGarden,
  tenYears,
  familyYear,
  examTerm,
  productLaunch,
  firstNinetyDays,
  newLanguage,
  moneyInOrder,
  betterSleep,
  longTrip,
  novelDraft,
  oneRoom,
  wedding,
  childComing,
  thesis,
  hutToHut,
  beeBalcony,
  photoYear,
  taxReturn,
  smallBusiness,
];

const all: Readonly<Record<Language, readonly Template[]>> = {
  en: english,
  de: english.map((template) => {
    const words = germanWords[template.code];
    return words ? saidWith(template, 'de', words) : template;
  }),
};

export const allTemplates = (language: Language): readonly Template[] => all[language];

export function templateOf(code: string, language: Language): Template | null {
  return allTemplates(language).find((template) => template.code === code) ?? null;
}
