import type { BarEntry } from '@cairn/core/accounts/bottom-bar';
import { m } from '@cairn/words/messages';

export const barNames: Readonly<Record<BarEntry, () => string>> = {
  home: m.nav_home,
  horizons: m.nav_horizons,
  days: m.horizon_days,
  calendar: m.nav_calendar,
  boards: m.nav_boards,
  team: m.nav_team,
  progress: m.nav_progress,
  climbs: m.nav_climbs,
  gallery: m.nav_gallery,
  search: m.nav_search,
  more: m.nav_more,
  settings: m.nav_settings,
};
