import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { benchHelp, quickBenches, readBenchOptions } from '../../scripts/bench-options.mjs';

const benches = ['board', 'core', 'public-boards', 'server'];

describe('the options of a benchmark run', () => {
  test('choose everything without any word', () => {
    expect(readBenchOptions([], benches)).toMatchObject({ refusal: null, chosen: benches, passedOn: [] });
  });
  test('choose by a part of the name, and pass flags on', () => {
    expect(readBenchOptions(['board', '--draw'], benches)).toMatchObject({
      chosen: ['board', 'public-boards'],
      passedOn: ['--draw'],
    });
  });
  test('choose those with a quick part', () => {
    expect(readBenchOptions(['--quick'], benches).chosen).toEqual(quickBenches);
    expect(readBenchOptions(['--quick', 'board'], benches).chosen).toEqual(['board']);
  });
  test.each([
    [['--fast'], 'The flag --fast is unknown. Known are --help, --quick, --draw.'],
    [['-q'], 'The flag -q is unknown.'],
    [['--fast', '--help'], 'The flag --fast is unknown.'],
    [['board', 'core'], 'Give one NAME, not 2: board, core.'],
    [['nothing'], 'No benchmark has "nothing" in its name.'],
    [['public', '--quick'], 'No quick benchmark has "public" in its name.'],
    [['--quick', '--draw'], 'use --draw without --quick'],
  ])('are refused: %j', (words, sentence) => {
    const { refusal, chosen } = readBenchOptions(words, benches);
    expect(refusal).toContain(sentence);
    expect(chosen).toEqual([]);
  });
  test('can ask for help, which names every flag and benchmark', () => {
    expect(readBenchOptions(['--help', '--quick'], benches)).toMatchObject({ isHelp: true, chosen: [] });
    for (const word of ['--help', '--quick', '--draw', ...benches])
      expect(benchHelp(benches)).toContain(word);
  });
});

test('each quick benchmark is a file', () => {
  const files = readdirSync(import.meta.dirname);
  for (const name of quickBenches) expect(files).toContain(`${name}.bench.ts`);
});
