import { m } from '@cairn/words/messages';
import type { Refusal } from '../base/refusal.ts';

export function blankRefusal(fields: Readonly<Record<string, string>>): Refusal | null {
  const blank = Object.entries(fields).filter(([, value]) => value.trim() === '');
  if (blank.length === 0) return null;
  return {
    code: 'request.invalid',
    errors: Object.fromEntries(blank.map(([name]) => [name, () => m.field_required()])),
  };
}
