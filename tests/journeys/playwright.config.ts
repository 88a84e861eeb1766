import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results',
  // Two cores for a browser, a server and its database: side by side they would only wait for each other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A shared machine may stop a browser for seconds: one more try there, and the list calls such a journey flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    colorScheme: 'light',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
});
