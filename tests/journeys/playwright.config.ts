import { defineConfig } from '@playwright/test';
import { shellLaunch } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  // Each worker has its own server and database; three keep two cores busy.
  workers: 3,
  // Each journey has its own person.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    colorScheme: 'light',
    // Animations took an eighth of the time; journeys about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Drawing in a thread is a fifth less work than in a process.
    launchOptions: { ...shellLaunch, args: [...shellLaunch.args, '--in-process-gpu'] },
  },
});
