// Prints the machine and the browser, before the first benchmark (`scripts/bench.mjs`).
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { browserLine, machineLine } from './machine.ts';

console.log(
  machineLine({
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? '',
    load: loadavg(),
    memoryBytes: totalmem(),
  }),
);
const path = benchLaunch.executablePath ?? chromium.executablePath();
const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
console.log(browserLine(path, status === 0 ? stdout : null));
