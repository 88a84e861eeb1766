import type { DayBlock } from '../time/day-blocks.ts';
import { minutesPerDay } from '../time/hours.ts';
import { type NotesDelta, notesText } from './delta.ts';

export interface TimeBlockLine extends DayBlock {
  readonly name: string;
}

const lineMinutes = 60;

/** Finds lines such as `9:30 Call`, each lasting an hour, or until midnight. */
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
