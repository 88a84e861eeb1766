import type { ClimbCategoryCode } from '@cairn/contract/climbs';
import { m } from '#sentences/messages.js';

const names: Record<ClimbCategoryCode, () => string> = {
  health: () => m.climb_category_health(),
  mind: () => m.climb_category_mind(),
  learning: () => m.climb_category_learning(),
  work: () => m.climb_category_work(),
  money: () => m.climb_category_money(),
  home: () => m.climb_category_home(),
  family: () => m.climb_category_family(),
  creative: () => m.climb_category_creative(),
  outdoors: () => m.climb_category_outdoors(),
  other: () => m.climb_category_other(),
};

/** The name of a category of climbs in the current language. */
export function climbCategoryName(category: ClimbCategoryCode): string {
  return names[category]();
}
