import type { NotesDelta } from '../notes/delta.ts';

/** Somebody named in a rich text. */
export interface Mention {
  /** The person's id or code. */
  readonly id: string;
}

/** The people that a rich text names, each once, in their order. */
export function mentionedIn(text: NotesDelta | null): readonly string[] {
  const ids = (text?.ops ?? []).flatMap(({ insert }) => {
    const mention =
      typeof insert === 'object' ? (insert as { mention?: Partial<Mention> }).mention : undefined;
    return typeof mention?.id === 'string' && mention.id !== '' ? [mention.id] : [];
  });
  return [...new Set(ids)];
}

/** The people that a text names and did not name before: only they have something new. */
export function newlyMentioned(before: NotesDelta | null, after: NotesDelta | null): readonly string[] {
  const known = mentionedIn(before);
  return mentionedIn(after).filter((id) => !known.includes(id));
}
