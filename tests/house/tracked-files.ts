import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const house = join(import.meta.dirname, '..', '..');

export const trackedFiles: readonly string[] = spawnSync('git', ['ls-files'], {
  cwd: house,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean);

export const textOf = (file: string): string => readFileSync(join(house, file), 'utf8');
