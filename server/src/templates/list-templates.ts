import type { Language } from '@cairn/words/language';
import type { TemplateQuery, TemplateWire } from '@cairn/contract/community';
import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { allTemplates } from './all-templates.ts';
import type { Template, TemplateGoal } from './template.ts';

export function listTemplates({ q, category }: TemplateQuery, language: Language): readonly TemplateWire[] {
  const words = queryWords(q ?? '');
  return allTemplates(language)
    .filter((template) => category === undefined || template.category === category)
    .filter((template) => matchesWords(words, searchable(textOf(template))))
    .map(templateWire);
}

function templateWire({ lists, ...template }: Template): TemplateWire {
  return {
    ...template,
    goalsCount: lists.flatMap(({ goals }) => goals).length,
    lists: lists.map(({ name, emoji, goals }) => ({
      name,
      emoji,
      goals: goals.map((goal) => ({ name: goal.name })),
    })),
  };
}

function textOf({ name, about, lists }: Template): string {
  const namesOf = (goals: readonly TemplateGoal[]): readonly string[] =>
    goals.flatMap((goal) => [goal.name, ...namesOf(goal.subgoals ?? [])]);
  return [name, about, ...lists.flatMap((list) => [list.name, ...namesOf(list.goals)])].join('\n');
}
