import { m } from '@cairn/words/messages';

/** `form` has the errors without a field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

export function blankFields(values: Readonly<Record<string, string>>): FormErrors | null {
  const blank = Object.keys(values).filter((name) => values[name]?.trim() === '');
  return blank.length === 0 ? null : Object.fromEntries(blank.map((name) => [name, m.field_required()]));
}

export function valuesOf(form: HTMLFormElement, ...names: readonly string[]): Record<string, string> {
  const texts = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(texts.get(name) ?? '')]));
}
