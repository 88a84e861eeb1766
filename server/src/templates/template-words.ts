import type { Language } from '@cairn/words/language';
import { type Template, type TemplateGoal, templateItemId } from './template.ts';

/** Texts of a template in another language, in the order of its lists and goals. */
export interface TemplateWords {
  readonly name: string;
  readonly about: string;
  readonly lists: readonly { readonly name: string; readonly goals: readonly GoalWords[] }[];
}

/** A text alone is the name. */
export type GoalWords =
  | string
  | { readonly name: string; readonly note?: string; readonly subgoals?: readonly GoalWords[] };

/** Throws if the template has other lists, goals or notes than the words. */
export function saidWith(template: Template, language: Language, words: TemplateWords): Template {
  const { name, about } = words;
  const lists = paired(template.lists, words.lists).map(([list, said]) => ({
    ...list,
    id: templateItemId(list),
    name: said.name,
    goals: goalsSaidWith(list.goals, said.goals),
  }));
  return { ...template, language, name, about, lists };
}

function goalsSaidWith(goals: readonly TemplateGoal[], words: readonly GoalWords[]): readonly TemplateGoal[] {
  return paired(goals, words).map(([{ note, subgoals, ...goal }, said]) => {
    const own = typeof said === 'string' ? { name: said } : said;
    if ((own.note === undefined) !== (note === undefined))
      throw new Error(`The note of “${own.name}” is missing on one side.`);
    return {
      ...goal,
      id: templateItemId(goal),
      name: own.name,
      ...(own.note === undefined ? {} : { note: own.note }),
      ...(subgoals || own.subgoals ? { subgoals: goalsSaidWith(subgoals ?? [], own.subgoals ?? []) } : {}),
    };
  });
}

function paired<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  if (ones.length !== others.length) throw new Error(`${ones.length} and ${others.length} do not pair.`);
  return ones.map((one, index) => [one, others[index] as Other]);
}
