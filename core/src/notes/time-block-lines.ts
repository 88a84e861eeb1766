import type { DayBlock } from '../time/day-blocks.ts';
import { minutesPerDay } from '../time/hours.ts';
import { type NotesDelta, notesText } from './delta.ts';

/** A line of a note that names a time: `9:30 Call`. */
export interface TimeBlockLine extends DayBlock {
  readonly name: string;
}

/** How long such a block lasts, in minutes. */
const lineMinutes = 60;

/**
 * The time blocks in a note: lines of an hour from 0 to 23, a colon, a minute from 0 to 59 and a name; any other line is
 * none. Each lasts an hour, less only where the day ends.
 */
export function timeBlockLines(notes: NotesDelta | null): readonly TimeBlockLine[] {
  return notesText(notes)
    .split('\n')
    .flatMap((line) => {
      const [, hours, minutes, name] = /^\s*(\d{1,2}):(\d{1,2})\s+(\S.*)$/u.exec(line) ?? [];
      if (name === undefined || Number(hours) > 23 || Number(minutes) > 59) return [];
      const from = Number(hours) * 60 + Number(minutes);
      return [{ from, to: Math.min(minutesPerDay, from + lineMinutes), name: name.trim() }];
    });
}
