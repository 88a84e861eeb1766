// The programs that the main journeys need in Firefox and in WebKitGTK, where Debian puts them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const libraries = '/usr/lib';

/** The path of Firefox, or null when its package `firefox-esr` is not installed. */
export function firefoxProgram() {
  return existing('/usr/bin/firefox-esr');
}

/** The paths of what drives WebKitGTK, or null when a package of `webkit2gtk-driver` and `xvfb` is not installed. */
export function webkitPrograms() {
  const driver = existing('/usr/bin/WebKitWebDriver');
  const display = existing('/usr/bin/Xvfb');
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : null;
}

/** WebKitGTK's own small browser: it is in a folder named after the machine and the library's version. */
function miniBrowser() {
  const machines = existsSync(libraries) ? readdirSync(libraries).filter((name) => /-linux-/.test(name)) : [];
  return machines
    .flatMap((machine) =>
      readdirSync(join(libraries, machine))
        .filter((name) => name.startsWith('webkit'))
        .map((name) => join(libraries, machine, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

function existing(path) {
  return existsSync(path) ? path : null;
}
