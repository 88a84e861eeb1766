import type { ColumnMeaning } from '@cairn/core/imports/csv-board';
import type { LeftOverKind } from '@cairn/core/imports/imported-board';
import { m } from '@cairn/words/messages';
import type { ReadRefusal } from './found-export.ts';

type Counted = (count: { readonly count: number }) => string;

export const leftOverText: Readonly<Record<LeftOverKind, Counted>> = {
  archivedLists: m.import_left_archived_lists,
  archivedCards: m.import_left_archived_cards,
  members: m.import_left_members,
  startDates: m.import_left_start_dates,
  unreadDates: m.import_left_unread_dates,
  reminders: m.import_left_reminders,
  covers: m.import_left_covers,
  labelColors: m.import_left_label_colors,
  votes: m.import_left_votes,
  powerUps: m.import_left_power_ups,
  longNotes: m.import_left_long_notes,
  emptyRows: m.import_left_empty_rows,
  leftOutColumns: m.import_left_columns,
  background: () => m.import_left_background(),
  history: m.import_left_history,
  repeats: m.import_left_repeats,
  events: m.import_left_events,
  colors: m.import_left_colors,
  publicGoals: m.import_left_public,
  files: m.import_left_files,
  comments: m.import_left_comments,
  tagSettings: m.import_left_tags,
  startedClimbs: m.import_left_started_climbs,
  climbs: m.import_left_climbs,
  unreadLines: m.import_left_lines,
  unfit: m.import_left_unfit,
};

export const meaningText: Readonly<Record<ColumnMeaning, () => string>> = {
  name: () => m.import_meaning_name(),
  list: () => m.import_meaning_list(),
  notes: () => m.import_meaning_notes(),
  due: () => m.import_meaning_due(),
  done: () => m.import_meaning_done(),
  tags: () => m.import_meaning_tags(),
  leftOut: () => m.import_meaning_left(),
};

const refusalTexts: Readonly<Record<ReadRefusal['code'], () => string>> = {
  'import.json': () => m.import_refused_json(),
  'import.format': () => m.import_refused_format(),
  'import.empty': () => m.import_refused_empty(),
  'import.tooMuch': () => m.import_refused_much(),
  'import.newer': () => m.import_refused_newer(),
  'import.broken': () => m.import_refused_broken(),
  'import.calendar': () => m.import_refused_calendar(),
  'import.file': () => m.import_refused_file(),
  'import.part': () => m.offline_part_missing(),
};

export function refusalText({ code }: ReadRefusal): string {
  return refusalTexts[code]();
}
