import type { TemplateWords } from '../template-words.ts';
import { beeBalcony } from './bee-balcony.ts';
import { betterSleep } from './better-sleep.ts';
import { childComing } from './child-coming.ts';
import { examTerm } from './exam-term.ts';
import { familyYear } from './family-year.ts';
import { firstGarden } from './first-garden.ts';
import { firstNinetyDays } from './first-ninety-days.ts';
import { halfMarathon } from './half-marathon.ts';
import { houseMove } from './house-move.ts';
import { hutToHut } from './hut-to-hut.ts';
import { longTrip } from './long-trip.ts';
import { moneyInOrder } from './money-in-order.ts';
import { newLanguage } from './new-language.ts';
import { novelDraft } from './novel-draft.ts';
import { oneRoom } from './one-room.ts';
import { photoYear } from './photo-year.ts';
import { productLaunch } from './product-launch.ts';
import { readingList } from './reading-list.ts';
import { smallBusiness } from './small-business.ts';
import { taxReturn } from './tax-return.ts';
import { tenYears } from './ten-years.ts';
import { thesis } from './thesis.ts';
import { wedding } from './wedding.ts';
import { weeklyReview } from './weekly-review.ts';

/** By code of the template. */
export const germanWords: Readonly<Record<string, TemplateWords>> = {
  'bee-balcony': beeBalcony,
  'better-sleep': betterSleep,
  'child-coming': childComing,
  'exam-term': examTerm,
  'family-year': familyYear,
  'first-garden': firstGarden,
  'first-ninety-days': firstNinetyDays,
  'half-marathon': halfMarathon,
  'house-move': houseMove,
  'hut-to-hut': hutToHut,
  'long-trip': longTrip,
  'money-in-order': moneyInOrder,
  'new-language': newLanguage,
  'novel-draft': novelDraft,
  'one-room': oneRoom,
  'photo-year': photoYear,
  'product-launch': productLaunch,
  'reading-list': readingList,
  'small-business': smallBusiness,
  'tax-return': taxReturn,
  'ten-years': tenYears,
  thesis: thesis,
  wedding: wedding,
  'weekly-review': weeklyReview,
};
