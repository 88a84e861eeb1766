import { defineConfig } from '@playwright/test';
import { shellLaunch } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  // Each worker has its own server and database; three keep two cores at work.
  workers: 3,
  // Each journey has somebody of its own, so those of one file need not wait for each other.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    colorScheme: 'light',
    // Drawing motion took an eighth of all that journeys did; one that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // What draws is a thread and not a process of its own: a fifth less work, and nothing here is about drawing speed.
    launchOptions: { ...shellLaunch, args: [...shellLaunch.args, '--in-process-gpu'] },
  },
});
