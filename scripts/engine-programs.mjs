// Paths of programs on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const libraries = '/usr/lib';

/** Null if `firefox-esr` is not installed. */
export function firefoxProgram() {
  return existing('/usr/bin/firefox-esr');
}

/** Null if `webkit2gtk-driver` or `xvfb` is not installed. */
export function webkitPrograms() {
  const driver = existing('/usr/bin/WebKitWebDriver');
  const display = existing('/usr/bin/Xvfb');
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : null;
}

/** The folder's name contains the machine type and the library's version. */
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
