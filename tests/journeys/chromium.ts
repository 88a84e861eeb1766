import { existsSync } from 'node:fs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where systems keep their Chromium; `CHROMIUM` names another one. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same with no window, menus or extensions of its own. */
const shellPlaces = ['/usr/bin/chromium-headless-shell'];

/** Chromium with a window, as people have it. */
export const chromiumLaunch = launchOf(places);

/** For benchmarks and pictures: Chromium as people have it if it is installed, otherwise the shell. */
export const benchLaunch = launchOf([...places, ...shellPlaces]);

/** For journeys, of which nothing is measured: where there is one, the one that does a sixth less. */
export const shellLaunch = launchOf([...shellPlaces, ...places]);

function launchOf(known: readonly string[]) {
  const executablePath = process.env['CHROMIUM'] ?? known.find((place) => existsSync(place));
  return {
    // Where none is found, Playwright looks for its own.
    ...(executablePath === undefined ? {} : { executablePath }),
    args,
  };
}
