import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export async function startFloor(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-floor-'));
  await build({
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    createReadStream(join(folder, path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
