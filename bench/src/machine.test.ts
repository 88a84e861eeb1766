import { describe, expect, test } from 'vitest';
import { browserLine, machineLine } from './machine.ts';

describe('the machine', () => {
  test('is one line', () => {
    expect(
      machineLine({ cores: 2, model: ' AMD EPYC ', load: [1.084, 0.64, 0], memoryBytes: 8 * 2 ** 30 }),
    ).toBe(
      'machine: 2 cores · AMD EPYC · load before the run 1.08 0.64 0.00 (1, 5, 15 min) · 8.0 GiB of memory',
    );
  });
  test('may have one core and a processor without a name', () => {
    expect(machineLine({ cores: 1, model: '', load: [], memoryBytes: 0 })).toContain(
      '1 core · unknown processor',
    );
  });
});

describe('the browser', () => {
  test('is named with its path and version', () => {
    expect(browserLine('/usr/bin/chromium', 'Chromium 156.0.1\n')).toBe(
      'browser: Chromium 156.0.1 · /usr/bin/chromium',
    );
  });
  test('that does not start is reported with what to do', () => {
    expect(browserLine('/nowhere', null)).toContain('set CHROMIUM to a path');
  });
});
