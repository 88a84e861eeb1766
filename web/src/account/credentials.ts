import { m } from '@cairn/words/messages';

/** What is wrong with a form, by field; `form` for what belongs to no field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A sentence for each blank field; null when none is blank. */
export function blankFields(values: Readonly<Record<string, string>>): FormErrors | null {
  const blank = Object.keys(values).filter((name) => values[name]?.trim() === '');
  return blank.length === 0 ? null : Object.fromEntries(blank.map((name) => [name, m.field_required()]));
}

/** A form's texts by field name. */
export function valuesOf(form: HTMLFormElement, ...names: readonly string[]): Record<string, string> {
  const texts = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(texts.get(name) ?? '')]));
}
