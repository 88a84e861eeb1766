import { existsSync } from 'node:fs';

/** Where systems keep their Chromium; `CHROMIUM` names another one. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));

/** How Chromium is started, in journeys as in benchmarks: the machine's own, with nothing to do besides. */
export const chromiumLaunch = {
  // Where none is found, Playwright looks for its own.
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
