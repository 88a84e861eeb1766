import type { SortOrder } from '@cairn/core/goals/sorted-goals';
import { m } from '@cairn/words/messages';

export const sortNames: Readonly<Record<SortOrder, () => string>> = {
  name: m.sort_name,
  date: m.sort_date,
  'date-reversed': m.sort_date_reversed,
  time: m.sort_time,
  modified: m.sort_modified,
  created: m.sort_created,
  assignee: m.sort_assignee,
  color: m.sort_color,
  'completed-last': m.sort_completed_last,
};
