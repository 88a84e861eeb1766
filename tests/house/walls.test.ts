import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const house = join(import.meta.dirname, '..', '..');
const rooms = ['core', 'contract', 'words', 'client', 'ui', 'server', 'web'];
let copy = '';

beforeAll(() => {
  // Inside the house, so that packages are found by walking up.
  mkdirSync(join(house, '.cache'), { recursive: true });
  copy = mkdtempSync(join(house, '.cache', 'house-'));
  const isSource = (path: string) =>
    !/[/\\](node_modules|dist|test-results)([/\\]|$)/u.test(path.slice(house.length));
  for (const part of [...rooms, 'tests', 'bench', 'scripts', '.dependency-cruiser.mjs', 'package.json']) {
    cpSync(join(house, part), join(copy, part), { recursive: true, filter: isSource });
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the walls say when a room holds one more file. */
function cruisedWith(file: string, text: string): string {
  const path = join(copy, file);
  writeFileSync(path, text);
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts', 'boundaries.mjs')], {
      cwd: copy,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(path);
  }
}

/** Every wall, broken once: the file that breaks it and what it imports. */
const offences: readonly (readonly [file: string, imported: string, rule: string])[] = [
  [
    'core/src/offence.ts',
    "import type { RefusalCode } from '../../contract/src/refusals.ts';\nexport type It = RefusalCode;\n",
    'core imports only',
  ],
  [
    'core/src/offence.ts',
    "import { readFileSync } from 'node:fs';\nexport const it = readFileSync;\n",
    'know no machine',
  ],
  [
    'contract/src/offence.ts',
    "import type { Cairn } from '../../client/src/cairn.ts';\nexport type It = Cairn;\n",
    'contract imports only',
  ],
  [
    'words/src/offence.ts',
    "import { isDone } from '../../core/src/goals/goal.ts';\nexport const it = isDone;\n",
    'words imports only',
  ],
  [
    'client/src/offence.ts',
    "import { isDone } from '../../server/src/ids.ts';\nexport const it = isDone;\n",
    'client imports only',
  ],
  [
    'client/src/offence.ts',
    "import { useState } from 'react';\nexport const it = useState;\n",
    'only client/react knows React',
  ],
  [
    'ui/src/offence.tsx',
    "import { isDone } from '../../core/src/goals/goal.ts';\nexport const it = isDone;\n",
    'ui imports only',
  ],
  [
    'server/src/offence.ts',
    "import type { Cairn } from '../../client/src/cairn.ts';\nexport type It = Cairn;\n",
    'server imports only',
  ],
  [
    'web/src/offence.ts',
    "import { newId } from '../../server/src/ids.ts';\nexport const it = newId;\n",
    'web imports only',
  ],
  [
    'web/src/offence.ts',
    "import { fetchWire } from '../../client/src/wire/fetch-wire.ts';\nexport const it = fetchWire;\n",
    'never asks the network',
  ],
  [
    'web/src/goals/offence.ts',
    "import type { It } from '../periods/period-panel.tsx';\nexport type That = It;\n",
    'uses only features before it',
  ],
];

describe('the walls of the house', () => {
  test('stand in the house as it is', () => {
    const { stdout } = spawnSync(process.execPath, [join(house, 'scripts', 'boundaries.mjs')], {
      cwd: house,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^\d+ files read\.$/mu);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });
  test.each(offences)('are noticed when %s breaks one', (file, text, rule) => {
    expect(cruisedWith(file, text)).toContain(rule);
  });
  test('are noticed when a file is out of the cruiser’s reach', () => {
    expect(cruisedWith('core/src/offence.ts', 'export const it = 1;\n')).toContain('files read');
  });
});
