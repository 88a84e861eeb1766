import { existsSync } from 'node:fs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window, menus or extensions. */
const shellPlaces = ['/usr/bin/chromium-headless-shell'];

export const chromiumLaunch = launchOf(places);

export const benchLaunch = launchOf([...places, ...shellPlaces]);

export const shellLaunch = launchOf([...shellPlaces, ...places]);

function launchOf(known: readonly string[]) {
  const executablePath = process.env['CHROMIUM'] ?? known.find((place) => existsSync(place));
  return {
    // Without a path, Playwright looks for its own Chromium.
    ...(executablePath === undefined ? {} : { executablePath }),
    args,
  };
}
