import type { UserSettings } from '@cairn/core/accounts/settings';
import type { DateOnly } from '@cairn/core/time/date-only';

/** The cause of a notice: an event, a reminder or a digest. */
export interface NoticeCause {
  readonly kind: string;
  readonly id: string;
  /** The day of a series, for a goal without a row of its own. */
  readonly occurrence?: { readonly seriesId: string; readonly date: DateOnly } | null;
}

export interface NotifiedPerson {
  readonly id: string;
  readonly settings: UserSettings;
}
