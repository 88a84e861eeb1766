import type { NotesDelta } from '../notes/delta.ts';
import { mentionIn } from './mentions.ts';

/**
 * Returns the comment's paragraphs as plain text, without empty ones. Pictures and the like are left out.
 *
 * @param nameOf the name of a mentioned person, by id or code; null for an unknown person
 */
export function quotedComment(text: NotesDelta, nameOf: (id: string) => string | null): readonly string[] {
  const plain = text.ops.map(({ insert }) => {
    if (typeof insert === 'string') return insert;
    const id = mentionIn(insert);
    const name = id === null ? null : nameOf(id);
    return name === null ? '' : `@${name}`;
  });
  return plain
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
