export interface CopiedGoal {
  readonly name: string;
  readonly isDone: boolean;
  readonly subgoals: readonly CopiedGoal[];
}

const boxOf = ({ isDone }: CopiedGoal) => (isDone ? '[x]' : '[ ]');

/** A name with a line break would be read as two goals. */
const lineOf = ({ name }: CopiedGoal) =>
  name
    .split(/[\n\r\u2028\u2029]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Returns a list that `goalOutline` reads as the same goals: `- [x] Book`, subgoals indented by two spaces. */
export function outlineText(goals: readonly CopiedGoal[], indent = ''): string {
  return goals
    .map((goal) => {
      const line = `${indent}- ${boxOf(goal)} ${lineOf(goal)}`;
      return goal.subgoals.length === 0 ? line : `${line}\n${outlineText(goal.subgoals, `${indent}  `)}`;
    })
    .join('\n');
}

/** Returns the list as `<ul>`. The boxes are text, because mail programs drop form fields. */
export function outlineHtml(goals: readonly CopiedGoal[]): string {
  if (goals.length === 0) return '';
  const items = goals.map(
    (goal) => `<li>${boxOf(goal)} ${escaped(lineOf(goal))}${outlineHtml(goal.subgoals)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

export function countOfOutline(goals: readonly CopiedGoal[]): number {
  return goals.reduce((sum, { subgoals }) => sum + 1 + countOfOutline(subgoals), 0);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}
