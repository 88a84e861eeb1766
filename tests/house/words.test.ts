import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const house = join(import.meta.dirname, '..', '..');

test('every sentence is said somewhere', () => {
  const rooms = ['web/src', 'server/src', 'words/src'];
  const files = spawnSync('git', ['ls-files', ...rooms], { cwd: house, encoding: 'utf8' }).stdout.split('\n');
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const said = new Set(code.flatMap((file) => readFileSync(join(house, file), 'utf8').match(/\w+/gu) ?? []));
  const sentences = JSON.parse(readFileSync(join(house, 'words/messages/en.json'), 'utf8')) as object;
  const names = Object.keys(sentences).filter((name) => !name.startsWith('$'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
});
