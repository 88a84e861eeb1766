import { expect, test } from 'vitest';
import { floors } from '../../scripts/floors.mjs';
import { textOf, trackedFiles } from './tracked-files.ts';

const foldersOf = (room: string) =>
  new Set(
    trackedFiles
      .filter((file) => file.startsWith(`${room}/src/`) && file.split('/').length > 3)
      .map((file) => file.split('/')[2]),
  );

test.each(Object.entries(floors))(
  'each folder of %s is a floor, and ARCHITECTURE.md names it',
  (room, order) => {
    expect(new Set(order)).toEqual(foldersOf(room));
    const text = textOf('ARCHITECTURE.md');
    for (const folder of order) expect(text).toContain(`\`${folder}/\``);
  },
);
