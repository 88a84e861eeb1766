import type { NotesDelta } from '../notes/delta.ts';

export interface Mention {
  /** The person's id or code. */
  readonly id: string;
}

/** Returns ids in order, without duplicates. */
export function mentionedIn(text: NotesDelta | null): readonly string[] {
  const ids = (text?.ops ?? []).map(({ insert }) => mentionIn(insert));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Returns the id of the mentioned person; null if this part of a text mentions nobody. */
export function mentionIn(insert: unknown): string | null {
  const mention =
    typeof insert === 'object' ? (insert as { mention?: Partial<Mention> } | null)?.mention : undefined;
  return typeof mention?.id === 'string' && mention.id !== '' ? mention.id : null;
}

/** Returns the ids of the people to notify. */
export function newlyMentioned(before: NotesDelta | null, after: NotesDelta | null): readonly string[] {
  const known = mentionedIn(before);
  return mentionedIn(after).filter((id) => !known.includes(id));
}
