import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

/** The `html()` of these formats does not escape values: https://github.com/advisories/GHSA-v3m3-f69x-jf25. */
const atFault = ['formats/formula.js', 'formats/video.js'];

const sources = trackedFiles.filter((file) => /^(?:web|ui|client)\/.*\.tsx?$/u.test(file));
const web = join(import.meta.dirname, '..', '..', 'web', 'package.json');
const quill = dirname(createRequire(web).resolve('quill/package.json'));

const importsIn = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gu)].map(([, name = '']) => name);

function loadedParts(): ReadonlySet<string> {
  const waiting = sources
    .flatMap((file) => importsIn(textOf(file)))
    .filter((name) => name === 'quill' || name.startsWith('quill/'))
    .map((name) => (name === 'quill' ? 'quill.js' : `${name.slice('quill/'.length)}.js`));
  const loaded = new Set<string>();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (loaded.has(part)) continue;
    loaded.add(part);
    const text = readFileSync(join(quill, part), 'utf8');
    for (const name of importsIn(text)) if (name.startsWith('.')) waiting.push(join(dirname(part), name));
  }
  return loaded;
}

test('the parts of Quill that an advisory names are not loaded', () => {
  const loaded = loadedParts();
  // Proves that the search finds something.
  expect([...loaded]).toEqual(expect.arrayContaining(['core.js', 'formats/link.js', 'modules/clipboard.js']));
  expect(atFault.filter((part) => loaded.has(part))).toEqual([]);
});

test('markup is made of a note only where somebody copies it, by no blot of ours', () => {
  const makers = [...loadedParts()].filter((part) =>
    /\.getSemanticHTML\(/u.test(readFileSync(join(quill, part), 'utf8')),
  );
  expect(makers).toEqual(['modules/clipboard.js']);
  const ours = sources.filter((file) => /\bgetSemanticHTML\b|\bhtml\s*\(/u.test(textOf(file)));
  expect(ours).toEqual([]);
});
