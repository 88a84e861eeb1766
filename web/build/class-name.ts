import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pathsByHash = new Map<string, string>();

/**
 * The name, and four characters of a hash of the file. Vite would also add the line, some hundred bytes in
 * the first file.
 */
export function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/u, '')).replaceAll(sep, '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const other = pathsByHash.get(hash);
  if (other !== undefined && other !== path) throw new Error(`${path} and ${other} have the same hash.`);
  pathsByHash.set(hash, path);
  return `_${name}_${hash}`;
}
