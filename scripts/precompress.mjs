// Compresses the app after each build, so no request waits for compression.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = /\.(js|css|html|svg|webmanifest|json)$/u;
/** Smaller files gain too little. */
const worthwhileBytes = 1_000;

export function precompress(paths) {
  for (const path of paths) {
    const bytes = isText.test(path) ? readFileSync(path) : null;
    if (!bytes || bytes.length < worthwhileBytes) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
