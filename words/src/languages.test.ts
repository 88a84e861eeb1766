import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Written = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

const folder = new URL('../messages/', import.meta.url);

function sentencesOf(language: string): ReadonlyMap<string, Written> {
  const written = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<
    string,
    Written
  >;
  return new Map(Object.entries(written).filter(([name]) => !name.startsWith('$')));
}

const english = sentencesOf('en');
const others = readdirSync(folder)
  .map((file) => file.replace('.json', ''))
  .filter((language) => language !== 'en');

/** Loanwords, names, and texts of placeholders only. */
const equalAllowed: Readonly<Record<string, readonly string[]>> = {
  de: [
    '{time}, in {left}',
    '{event}: {destination}',
    '{minutes} min',
    '{hours} h {minutes} min',
    '({period})',
    '({count}) {title}',
    '{color} · {meaning}',
    'Cairn',
    '{page} · Cairn',
    'Q{number}',
    'Status',
    'Push',
    'Webhook',
    '{answer}, {ms} ms',
    'Name',
    'Person',
    'Orange',
    'Indigo',
    'Magenta',
    'Version',
    'Offline',
    'OK',
    '{steps} in {time}',
    '{number} {name}',
    'System',
    'Link',
    'Boards',
    'Board',
    'Team',
    'Admin',
    'Emoji',
    'Boards in {space}',
    '{board}: {list}',
    '{often}: {days}',
    '{goals}: {color}',
  ],
};

/** Short controls, where a long word is cut or moves other controls. */
const onButtons =
  /^(?:action|nav|horizon|color|shelf_(?:put|let|download|restore))_|^(?:auth_(?:sign_in|create|forgot)|reset_(?:send|set_button|again)|period_(?:this|next|today|tomorrow|week|earlier|later|add)|hide_completed|show_all|filter_(?:show|clear|close)|selection_(?:begin|tick|reopen|tag|end)|sort_\w+|goal_(?:open|open_page|focus|edit|delete|remove_date|no_date|move_\w+|color|detach|pick_date|add_subgoal)|repeat_(?:this_one|from_here|all|stop|template)|comment_(?:post|edit)|add_button|add_many_button|calendar_(?:month|week)|hours_(?:title|view_list)|time_(?:remove|choose|keep)|deleted_(?:restore|all)|settings_(?:sign_out|classic|dark|system|card|marker|24|12)|sign_out_(?:try|download|anyway|stay)|share_(?:action|copy|new_link)|search_(?:restore|filters|any_\w+)|sync_\w+_short)$/u;

const textsOf = (written: Written | undefined): readonly string[] =>
  written === undefined ? [] : typeof written === 'string' ? [written] : Object.values(written[0].match);

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/gu))].toSorted();

test.each(['en', ...others])('each sentence in %s stands in its file once', (language) => {
  const written = readFileSync(new URL(`${language}.json`, folder), 'utf8');
  const names = [...written.matchAll(/^ {2}"(\w+)":/gmu)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(others)('the sentences in %s', (language) => {
  const spoken = sentencesOf(language);
  const pairs = [...english].map(([name, written]) => ({
    name,
    english: textsOf(written),
    spoken: textsOf(spoken.get(name)),
  }));

  test('are those that English has, no more and no fewer', () => {
    expect([...spoken.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('name the same things as in English', () => {
    const odd = pairs.filter(
      ({ english: [first = ''], spoken: texts }) =>
        !texts.every((text) => String(placeholdersOf(text)) === String(placeholdersOf(first))),
    );
    expect(odd).toEqual([]);
  });

  test('are not English by mistake', () => {
    const equal = pairs.filter(({ english: texts, spoken: own }) => String(texts) === String(own));
    const allowed = equalAllowed[language] ?? [];
    expect(equal.map(({ spoken: [text = ''] }) => text).filter((text) => !allowed.includes(text))).toEqual(
      [],
    );
    // An entry that is no longer equal must be removed.
    expect(allowed.filter((text) => !equal.some(({ spoken: [own] }) => own === text))).toEqual([]);
  });

  test('use the quotes of the language', () => {
    const foreign = pairs.filter(({ spoken: texts }) => texts.some((text) => /["”]|\.\.\./u.test(text)));
    expect(foreign.map(({ name }) => name)).toEqual([]);
    const unpaired = pairs.filter(({ spoken: texts }) =>
      texts.some((text) => text.split('„').length !== text.split('“').length),
    );
    expect(unpaired.map(({ name }) => name)).toEqual([]);
  });

  test('are short where they stand on a button', () => {
    const long = pairs.filter(({ name, english: [first = ''], spoken: [text = ''] }) =>
      // The ratio counts only above 16 characters, which always fit.
      onButtons.test(name) ? text.length > Math.max(first.length * 1.8, 16) : false,
    );
    expect(long.map(({ name, spoken: [text] }) => `${name}: ${text}`)).toEqual([]);
  });
});

test('no German sentence ends with a date, which may end with a full stop itself', () => {
  // Here a day is a number, and "when" counts periods.
  const noDates = ['repeat_month_day', 'repeat_on_day', 'climb_effect_goals'];
  const odd = [...sentencesOf('de')].filter(
    ([name, written]) =>
      !noDates.includes(name) &&
      textsOf(written).some((text) => /\{(?:when|date|dates|day|from|to|period|moment)\}\./u.test(text)),
  );
  expect(odd).toEqual([]);
});

describe.each(['en', ...others])('the plurals in %s', (language) => {
  test('are all that the language tells apart', () => {
    const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = [...sentencesOf(language)].filter(([, written]) => typeof written !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const [name, written] of plurals) {
      const numbers = Object.keys((written as Exclude<Written, string>)[0].match);
      expect([name, ...numbers.toSorted()]).toEqual([
        name,
        ...rules.map((rule) => `many=${rule}`).toSorted(),
      ]);
    }
  });
});
