import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const house = join(import.meta.dirname, '..', '..');
const rooms = ['core', 'contract', 'words', 'client', 'ui', 'server', 'web'];
let copy = '';

beforeAll(() => {
  // Inside the repository, so that packages are found in parent folders.
  mkdirSync(join(house, '.cache'), { recursive: true });
  copy = mkdtempSync(join(house, '.cache', 'house-'));
  const isSource = (path: string) =>
    !/[/\\](node_modules|dist|test-results)([/\\]|$)/u.test(path.slice(house.length));
  for (const part of [...rooms, 'tests', 'bench', 'scripts', '.dependency-cruiser.mjs', 'package.json']) {
    cpSync(join(house, part), join(copy, part), { recursive: true, filter: isSource });
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function wordsOfWalls(of: string): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(of, 'scripts', 'boundaries.mjs')], {
    cwd: of,
    encoding: 'utf8',
  });
  return (stdout + stderr).trim().split('\n');
}

const offences: readonly (readonly [file: string, imported: string, rule: string])[] = [
  [
    'core/src/offence.ts',
    "import type { RefusalCode } from '../../contract/src/refusals.ts';\nexport type It = RefusalCode;\n",
    'core imports only',
  ],
  [
    'core/src/second-offence.ts',
    "import { readFileSync } from 'node:fs';\nexport const it = readFileSync;\n",
    'know no machine',
  ],
  [
    'contract/src/offence.ts',
    "import type { Cairn } from '../../client/src/cairn/cairn.ts';\nexport type It = Cairn;\n",
    'contract imports only',
  ],
  [
    'words/src/offence.ts',
    "import { isDone } from '../../core/src/goals/goal.ts';\nexport const it = isDone;\n",
    'words imports only',
  ],
  [
    'client/src/offence.ts',
    "import { isDone } from '../../server/src/base/ids.ts';\nexport const it = isDone;\n",
    'client imports only',
  ],
  [
    'client/src/second-offence.ts',
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
    "import type { Cairn } from '../../client/src/cairn/cairn.ts';\nexport type It = Cairn;\n",
    'server imports only',
  ],
  [
    'web/src/offence.ts',
    "import { newId } from '../../server/src/base/ids.ts';\nexport const it = newId;\n",
    'web imports only',
  ],
  [
    'web/src/second-offence.ts',
    "import { fetchWire } from '../../client/src/wire/fetch-wire.ts';\nexport const it = fetchWire;\n",
    'never asks the network',
  ],
  [
    'web/src/goals/offence.ts',
    "import type { It } from '../periods/period-panel.tsx';\nexport type That = It;\n",
    'web/goals imports only folders below it',
  ],
  [
    'web/src/base/offence.ts',
    "import type { router } from '../routes.ts';\nexport type It = typeof router;\n",
    'web/base imports only folders below it',
  ],
  [
    'web/src/spaces/offence.ts',
    "export const load = () => import('../screens/home/home-screen.tsx');\n",
    'web/spaces imports only folders below it',
  ],
  [
    'web/src/offences/offence.ts',
    "import { cellOf } from '../base/cell.ts';\nexport const it = cellOf;\n",
    'a folder of web has a floor',
  ],
  [
    'web/src/screens/home/offence.ts',
    "import { TeamScreen } from '../team/team-screen.tsx';\nexport const it = TeamScreen;\n",
    'a screen imports no other screen',
  ],
  [
    'web/src/shell/offence.ts',
    "export const load = () => import('../screens/home/home-screen.tsx');\n",
    'web/shell reaches screens only through routes.ts',
  ],
  [
    'client/src/replica/offence.ts',
    "import type { Cairn } from '../cairn/cairn.ts';\nexport type It = Cairn;\n",
    'client/replica imports only folders below it',
  ],
  [
    'client/src/third-offence.ts',
    "import type { Wire } from './wire/wire.ts';\nexport type It = Wire;\n",
    'files beside the folders import no folder',
  ],
  [
    'core/src/goals/offence.ts',
    "import type { SyncRecord } from '../sync/record.ts';\nexport type It = SyncRecord;\n",
    'core/goals imports only folders below it',
  ],
  [
    'core/src/third-offence.ts',
    "import type { GoalRow } from './goals/goal.ts';\nexport type It = GoalRow;\n",
    'files beside the folders import no folder',
  ],
  [
    'server/src/goals/offence.ts',
    "import type { PublicBoardCard } from '../public-boards/public-board-rows.ts';\nexport type It = PublicBoardCard;\n",
    'server/goals imports only folders below it',
  ],
  [
    'server/src/people/offence.ts',
    "import type { AppParts } from '../app.ts';\nexport type It = AppParts;\n",
    'server/people imports only folders below it',
  ],
];

describe('the walls of the house', () => {
  test('stand in the house as it is', () => {
    expect(wordsOfWalls(house)).toEqual([expect.stringMatching(/^\d+ files read\.$/u)]);
  });

  test('are noticed when they are broken, each by its name, and nothing else is', () => {
    for (const [file, text] of offences) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const words = wordsOfWalls(copy);
    for (const [file] of offences) rmSync(join(copy, file));
    for (const [file, , rule] of offences)
      expect(words).toContainEqual(
        expect.stringMatching(new RegExp(`^${file} must not import .*${rule}`, 'u')),
      );
    const breakers = new Set(words.slice(0, -1).map((line) => line.split(' ')[0]));
    expect(breakers).toEqual(new Set(offences.map(([file]) => file)));
  });

  test('are said not to be known where a file is out of the cruiser’s reach', () => {
    const settings = join(copy, '.dependency-cruiser.mjs');
    const before = readFileSync(settings, 'utf8');
    const narrowed = before.replace('(^|/)(dist|', '(^|/)(core/src/goals|dist|');
    expect(narrowed).not.toBe(before);
    writeFileSync(settings, narrowed);
    expect(wordsOfWalls(copy)).toContain(
      'core/src/goals/goal.ts was not read, so nothing is known of its imports',
    );
  });
});
