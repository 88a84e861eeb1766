import { boardCategories } from '@cairn/core/boards/categories';
import { maxNameLength } from '@cairn/core/goals/goal';
import { notesFrom } from '@cairn/core/notes/notes-from';
import type { Language } from '@cairn/words/language';
import { describe, expect, test } from 'vitest';
import { allTemplates, templateOf } from './all-templates.ts';
import { listTemplates } from './list-templates.ts';
import { type Template, type TemplateGoal, templateItemId } from './template.ts';
import { saidWith } from './template-words.ts';
import { templateNote } from './template-note.ts';

const withBelow = (goals: readonly TemplateGoal[]): readonly TemplateGoal[] =>
  goals.flatMap((goal) => [goal, ...withBelow(goal.subgoals ?? [])]);

describe('the templates', () => {
  test('are two dozen, and there are some under every heading', () => {
    expect(allTemplates('en').length).toBeGreaterThanOrEqual(24);
    for (const category of boardCategories)
      expect(listTemplates({ category }, 'en'), category).not.toEqual([]);
  });

  test('have codes of their own that fit into an address, a heading and lists with goals', () => {
    const codes = allTemplates('en').map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, category, lists } of allTemplates('en')) {
      expect(code).toMatch(/^[a-z0-9-]+$/u);
      expect(boardCategories).toContain(category);
      expect(lists.length, code).toBeGreaterThanOrEqual(3);
      expect(lists.length, code).toBeLessThanOrEqual(6);
      expect(
        lists.filter(({ goals }) => goals.length === 0),
        code,
      ).toEqual([]);
      expect(templateOf(code, 'en')?.code).toBe(code);
    }
  });

  test.each(['en', 'de'] as const)(
    'have names that fit, notes that are notes, and goals in time: %s',
    (language) => {
      for (const { code, name: title, about, lists } of allTemplates(language)) {
        for (const shown of [title, ...lists.map((list) => list.name)]) {
          expect(shown.trim(), code).not.toBe('');
          expect([...shown].length, shown).toBeLessThanOrEqual(maxNameLength);
        }
        const goals = withBelow(lists.flatMap((list) => list.goals));
        for (const { name, note } of goals) {
          expect(name.trim(), code).not.toBe('');
          expect([...name].length, name).toBeLessThanOrEqual(maxNameLength);
          expect(notesFrom(templateNote(note)), name).toMatchObject({ ok: true });
        }
        expect(notesFrom(templateNote(about)).ok).toBe(true);
        expect(goals.filter(({ period }) => period).length, code).toBeGreaterThan(goals.length / 3);
      }
    },
  );

  test('are found by words of their lists and goals, and by heading', () => {
    const codes = (query: Parameters<typeof listTemplates>[0]) =>
      listTemplates(query, 'en').map(({ code }) => code);
    expect(codes({ q: 'deposit' })).toEqual(['house-move']);
    expect(codes({ category: 'study' })).toEqual(['reading-list', 'exam-term', 'new-language', 'thesis']);
    expect(codes({ q: 'deposit', category: 'study' })).toEqual([]);
    expect(codes({})).toEqual(allTemplates('en').map(({ code }) => code));
  });

  test('are all there in German, under the same codes and with the same periods', () => {
    const bare = (goals: readonly TemplateGoal[]): unknown =>
      goals.map(({ color, period, subgoals = [] }) => [color, period, bare(subgoals)]);
    const withoutWords = (language: Language) =>
      allTemplates(language).map(({ code, lists }) => [
        code,
        lists.map(({ emoji, goals }) => [emoji, bare(goals)]),
      ]);
    expect(withoutWords('de')).toEqual(withoutWords('en'));
    for (const [at, { language, name, about }] of allTemplates('de').entries()) {
      expect(language).toBe('de');
      expect([name, about]).not.toEqual([allTemplates('en')[at]?.name, allTemplates('en')[at]?.about]);
    }
    expect(listTemplates({ q: 'kaution' }, 'de').map(({ code }) => code)).toEqual(['house-move']);
  });

  test.each(['en', 'de'] as const)(
    'name each list and goal once, the same in all languages: %s',
    (language) => {
      const ids = (templates: readonly Template[]) =>
        templates.map(({ lists }) =>
          lists.flatMap((list) => [list, ...withBelow(list.goals)]).map(templateItemId),
        );
      for (const its of ids(allTemplates(language))) expect(its).toEqual([...new Set(its)]);
      expect(ids(allTemplates(language))).toEqual(ids(allTemplates('en')));
    },
  );

  test('refuse words that fit another template', () => {
    const [one] = allTemplates('en');
    const words = { name: 'Woche', about: 'Woche', lists: [] };
    expect(() => saidWith(one as Template, 'de', words)).toThrow('do not pair');
  });

  test('write lines with boxes as a checklist', () => {
    expect(templateNote('Ask\n[ ] First')).toEqual({
      ops: [{ insert: 'Ask\n' }, { insert: 'First' }, { insert: '\n', attributes: { list: 'unchecked' } }],
    });
    expect(templateNote(undefined)).toBeNull();
  });
});
