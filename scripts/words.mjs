/**
 * Compiles `words/messages/*.json` into typed functions under `words/src/generated`.
 *
 * Does nothing when neither the sentences nor the compiler changed since the last run,
 * so that starting and testing may call it every time. Runs on Node 20, needs no network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const room = join(dirname(dirname(self)), 'words');
const generated = join(room, 'src', 'generated');
const stampFile = join(generated, '.inputs');
const require = createRequire(join(room, 'package.json'));

/** A hash over everything that the compiled messages depend on. */
function inputsHash() {
  const hash = createHash('sha256');
  const messageFiles = readdirSync(join(room, 'messages')).sort();
  const inputs = [
    self,
    join(room, 'project.inlang', 'settings.json'),
    ...messageFiles.map((name) => join(room, 'messages', name)),
  ];
  for (const path of inputs) hash.update(path.slice(room.length)).update(readFileSync(path));
  const compiler = join(dirname(require.resolve('@inlang/paraglide-js')), '..', 'package.json');
  return hash.update(readFileSync(compiler)).digest('hex');
}

/** Compiles the sentences and remembers from which inputs. */
async function compileNow(hash) {
  const { compile } = await import('@inlang/paraglide-js');
  const options = {
    project: join(room, 'project.inlang'),
    // The page sets the language itself and a mail is written in its reader's: no cookie, no address.
    strategy: ['globalVariable', 'baseLocale'],
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    emitReadme: false,
    disableAsyncLocalStorage: true,
  };
  // A bundler picks the sentences that a page needs, so each has a file. Other rooms read the types without `allowJs`.
  await compile({ ...options, outdir: generated, emitTsDeclarations: true });
  // Node reads a file for each language: reading one for each sentence takes a second at every start.
  await compile({ ...options, outdir: join(generated, 'by-language'), outputStructure: 'locale-modules' });
  mkdirSync(generated, { recursive: true });
  writeFileSync(stampFile, hash);
}

/**
 * Compiles the sentences when they changed; answers whether it did.
 *
 * The compiler leaves timers of half a minute behind, so it works in a process of its own.
 */
export function compileWords() {
  const hash = inputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false;
  execFileSync(process.execPath, [self, '--compile', hash], { stdio: 'inherit' });
  return true;
}

if (process.argv[1] === self) {
  if (process.argv[2] === '--compile') {
    await compileNow(process.argv[3]);
    process.exit(0);
  }
  if (compileWords()) console.log('Compiled the sentences.');
}
