import type { FoundRepeat } from '../goals/quick-goal-repeat.ts';
import { repeatCertainty } from '../time/certainty.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { Stretch } from '../time/found-periods.ts';
import { defaultLife, type Life } from '../time/periods.ts';
import { lineWords, type Word } from '../time/written-date-words.ts';
import { edgesIn, type SpokenEdge } from './found-repeats-edges.ts';
import { repeatPlan } from './found-repeats-plan.ts';
import { type SpokenRule, spokenRuleAt } from './found-repeats-rule.ts';

interface RepeatContext {
  readonly today: DateOnly;
  readonly life?: Life;
  /** Whether `3/4` is in March. */
  readonly isMonthFirst?: boolean;
}

const isBetween = (line: string, one: Stretch, other: Stretch): boolean =>
  one.end <= other.start && /^[\s,]*$/u.test(line.slice(one.end, other.start));

/** Finds repeats in English and German, such as `every other Friday until March`. Takes linear time. */
export function repeatsIn(
  line: string,
  { today, life = defaultLife, isMonthFirst = false }: RepeatContext,
): readonly FoundRepeat[] {
  const words = lineWords(line);
  const rules = spokenRules(words);
  if (rules.length === 0) return [];
  const edges = edgesIn(line, words, rules, { today, life, isMonthFirst });
  return rules.flatMap(({ at, next, rule: spoken }): readonly FoundRepeat[] => {
    const rule = { start: (words[at] as Stretch).start, end: (words[next - 1] as Stretch).end };
    const { stretch, apart } = joined(line, rule, edges);
    const certainty = repeatCertainty(line, stretch, spoken.words);
    if (certainty === 'none') return [];
    const own = edges.filter((edge) => !apart.includes(edge));
    const planOf: FoundRepeat['planOf'] = (base, taken) =>
      repeatPlan(spoken, [...own, ...apart.filter((edge) => taken.includes(edge))], base);
    return [{ kind: 'repeat', ...stretch, certainty, edges: apart, minutes: spoken.minutes, planOf }];
  });
}

function spokenRules(words: readonly Word[]) {
  const rules: { readonly at: number; readonly next: number; readonly rule: SpokenRule }[] = [];
  let at = 0;
  while (at < words.length) {
    const read = spokenRuleAt(words, at);
    if (read) rules.push({ at, next: read.next, rule: read.value });
    at = read?.next ?? at + 1;
  }
  return rules;
}

/** Joins the rule with the edges beside it, so that they are one part of the line. */
function joined(line: string, rule: Stretch, edges: readonly SpokenEdge[]) {
  let stretch = rule;
  const apart: SpokenEdge[] = [];
  for (const edge of edges) {
    if (isBetween(line, stretch, edge)) stretch = { start: stretch.start, end: edge.end };
    else apart.push(edge);
  }
  for (const edge of apart.toReversed()) {
    if (!isBetween(line, edge, stretch)) continue;
    stretch = { start: edge.start, end: stretch.end };
    apart.splice(apart.indexOf(edge), 1);
  }
  return { stretch, apart };
}
