// Plain Node 20 without packages: this runs before the installation.

export const quickBenches = [
  'core',
  'start',
  'server',
  'spaces',
  'first-sync',
  'opening',
  'planner',
  'board',
  'sync',
];

const flags = ['--help', '--quick', '--draw'];

/** @returns the chosen benchmarks with their flags, or a refusal as a sentence */
export function readBenchOptions(words, benches) {
  const refuse = (refusal) => ({ refusal, isHelp: false, chosen: [], passedOn: [] });
  const given = words.filter((word) => word.startsWith('-'));
  const names = words.filter((word) => !word.startsWith('-'));
  const unknown = given.find((flag) => !flags.includes(flag));
  if (unknown !== undefined) return refuse(`The flag ${unknown} is unknown. Known are ${flags.join(', ')}.`);
  if (given.includes('--help')) return { refusal: null, isHelp: true, chosen: [], passedOn: [] };
  if (names.length > 1) return refuse(`Give one NAME, not ${names.length}: ${names.join(', ')}.`);
  const isQuick = given.includes('--quick');
  if (isQuick && given.includes('--draw'))
    return refuse('The pictures need all rounds: use --draw without --quick.');
  const [part = ''] = names;
  const chosen = (isQuick ? quickBenches : benches).filter((name) => name.includes(part));
  if (chosen.length === 0)
    return refuse(
      `No ${isQuick ? 'quick ' : ''}benchmark has "${part}" in its name. There are ${(isQuick ? quickBenches : benches).join(', ')}.`,
    );
  return { refusal: null, isHelp: false, chosen, passedOn: given };
}

export function benchHelp(benches) {
  return `Measures Cairn. Each figure stands beside a floor: the least that the same task could take on this machine.

npm run bench                  runs every benchmark, one after the other
npm run bench -- NAME          runs the benchmarks with NAME in their name, such as "board"
npm run bench -- --quick       prints the ten most important figures, in about three minutes
npm run bench -- NAME --quick  prints those of the ten that belong to NAME
npm run bench -- NAME --draw   also draws the pictures in docs/pictures
npm run bench -- --help        prints this text and runs nothing

Benchmarks: ${benches.join(', ')}.
The variable CHROMIUM names another browser. How to read the figures: docs/benchmarks.md.`;
}
