import type { CategoryCode } from '@cairn/contract/community';
import { m } from '#sentences/messages.js';

const names: Record<CategoryCode, () => string> = {
  work: () => m.board_category_work(),
  study: () => m.board_category_study(),
  health: () => m.board_category_health(),
  family: () => m.board_category_family(),
  home: () => m.board_category_home(),
  money: () => m.board_category_money(),
  creative: () => m.board_category_creative(),
  travel: () => m.board_category_travel(),
  nature: () => m.board_category_nature(),
  other: () => m.board_category_other(),
};

/** The name of a gallery category in the current language. */
export function boardCategoryName(category: CategoryCode): string {
  return names[category]();
}
