/**
 * Compiles `words/messages/*.json` into typed functions in `words/src/generated`, if an input has changed. Runs on Node
 * 20, without a network.
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

async function compileNow(hash) {
  const { compile } = await import('@inlang/paraglide-js');
  const options = {
    project: join(room, 'project.inlang'),
    // The language comes from the page or the mail's reader, never from a cookie or an address.
    strategy: ['globalVariable', 'baseLocale'],
    emitPrettierIgnore: false,
    emitGitIgnore: false,
    emitReadme: false,
    disableAsyncLocalStorage: true,
  };
  // A file for each sentence, so a bundler takes only what a page needs. Declarations spare other packages `allowJs`.
  await compile({ ...options, outdir: generated, emitTsDeclarations: true });
  // For Node: reading a file for each sentence would add a second to every start.
  await compile({ ...options, outdir: join(generated, 'by-language'), outputStructure: 'locale-modules' });
  mkdirSync(generated, { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Returns whether an input had changed. The compiler leaves timers of 30 s, so it runs in a process of its own. */
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
