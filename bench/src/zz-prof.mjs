import { chromium } from '/work/main/node_modules/@playwright/test/index.mjs';
import { readFileSync, existsSync, statSync } from 'node:fs';
import { join, extname } from 'node:path';
import { startServer, signUp, seedGoals } from '/work/main/bench/src/running-server.ts';
const server = await startServer();
const member = await signUp(server.origin);
await seedGoals(server.database, member, 20000);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
const [name, ...v] = member.cookie.split('=');
await ctx.addCookies([{ name, value: v.join('='), url: server.origin }]);
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
await ctx.route(
  (u) => !u.pathname.startsWith('/api/'),
  (r) => {
    let f = join('/tmp/face/dist', new URL(r.request().url()).pathname);
    if (!existsSync(f) || statSync(f).isDirectory()) f = '/tmp/face/dist/index.html';
    r.fulfill({ body: readFileSync(f), contentType: types[extname(f)] ?? 'application/octet-stream' });
  },
);
const p = await ctx.newPage();
p.setDefaultTimeout(60000);
await p.goto(server.origin + '/horizons/days/');
await p.waitForSelector('[data-whole]');
await p.waitForFunction(
  () => performance.getEntriesByType('resource').filter((e) => e.name.includes('/feed/?')).length > 5,
);
await p.waitForSelector('[data-mark="saved"]');
const mode = process.argv[2],
  thr = Number(process.argv[3] ?? 1);
const s = await ctx.newCDPSession(p);
const report = (profile, per, top = 45) => {
  const self = {};
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const dt = profile.timeDeltas;
  profile.samples.forEach((id, i) => {
    const n = byId.get(id);
    const k =
      n.callFrame.functionName + ' ' + n.callFrame.url.split('/').pop() + ':' + n.callFrame.lineNumber;
    self[k] = (self[k] ?? 0) + dt[i];
  });
  console.log(
    Object.entries(self)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 24)
      .map(([k, v]) => (v / 1000 / per).toFixed(2) + ' ' + k)
      .join('\n'),
  );
  const parent = new Map();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const incl = {};
  profile.samples.forEach((id, i) => {
    const seen = new Set();
    for (let x = id; x !== undefined; x = parent.get(x)) {
      const n = byId.get(x);
      const k = n.callFrame.functionName;
      if (!k || seen.has(k)) continue;
      seen.add(k);
      incl[k] = (incl[k] ?? 0) + dt[i];
    }
  });
  console.log('INCL');
  console.log(
    Object.entries(incl)
      .filter(([k]) => !/^\(/.test(k))
      .sort((a, b) => b[1] - a[1])
      .slice(0, top)
      .map(([k, v]) => (v / 1000 / per).toFixed(2) + ' ' + k)
      .join('\n'),
  );
};
if (mode === 'open') {
  await p.waitForTimeout(500);
  await s.send('Profiler.enable');
  await s.send('Profiler.setSamplingInterval', { interval: 200 });
  await p.goto('about:blank');
  await s.send('Profiler.start');
  await p.goto(server.origin + '/horizons/days/');
  await p.waitForSelector('[data-whole]');
  const { profile } = await s.send('Profiler.stop');
  report(profile, 1, 60);
  console.log(await p.evaluate(() => performance.getEntriesByType('paint').map((x) => x.name + x.startTime)));
} else {
  await p.evaluate(() => {
    window.paints = [];
    addEventListener(
      'keydown',
      (e) => {
        if (e.key !== 'Enter') return;
        const at = e.timeStamp;
        const late = performance.now() - at;
        const mo = new MutationObserver((cs) => {
          if (
            !cs.some((c) =>
              [...c.addedNodes].some(
                (n) => n instanceof Element && (n.matches('[data-goal]') || n.querySelector('[data-goal]')),
              ),
            )
          )
            return;
          mo.disconnect();
          const mut = performance.now() - at;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener(
              'message',
              () => {
                window.paints.push([late, mut, performance.now() - at]);
              },
              { once: true },
            );
            port1.start();
            port2.postMessage(null);
          });
        });
        mo.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true },
    );
  });
  await s.send('Emulation.setCPUThrottlingRate', { rate: thr });
  await p.getByRole('button', { name: 'Add goal' }).first().click();
  for (let i = 0; i < 8; i++) {
    await p.keyboard.type('warm ' + i);
    await p.keyboard.press('Enter');
    await p.waitForFunction((n) => window.paints.length > n, i);
  }

  const variants = {
    base: '',
    nopaint: 'li[data-goal]{contain:layout style !important}',
    nocontain: 'li[data-goal]{contain:none !important}',
    noopt: 'li[data-goal] button[data-tip-key="/"]{display:none !important}',
    nocheckafter: '[role=checkbox]::after{content:none !important}',
    noshadow: '*{box-shadow:none !important}',
    noscroll: 'section[data-period] > div{overflow:visible !important}',
    strict: 'section[data-period]{contain:strict}',
  };
  const res = {};
  let n = 8;
  for (let round = 0; round < 3; round++)
    for (const [k, css] of Object.entries(variants)) {
      await p.evaluate((c) => {
        const sh = new CSSStyleSheet();
        sh.replaceSync(c);
        document.adoptedStyleSheets = [sh];
      }, css);
      await p.waitForTimeout(300);
      await s.send('Performance.enable');
      const m0 = Object.fromEntries(
        (await s.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
      );
      const from = n;
      for (let i = 0; i < 6; i++) {
        await p.keyboard.type('goal ' + n);
        await p.keyboard.press('Enter');
        await p.waitForFunction((c) => window.paints.length > c, n);
        n++;
      }
      const m1 = Object.fromEntries(
        (await s.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
      );
      const ps = (await p.evaluate((f) => window.paints.slice(f), from)).map((x) => x[2]);
      (res[k] ??= []).push({ task: ((m1.TaskDuration - m0.TaskDuration) / 6) * 1000, paints: ps });
    }
  for (const k of Object.keys(variants)) {
    const ps = res[k].flatMap((r) => r.paints).sort((a, b) => a - b);
    console.log(
      k.padEnd(14),
      'task',
      res[k].map((r) => r.task.toFixed(0)).join(' '),
      'paint p50',
      ps[Math.floor(ps.length / 2)].toFixed(1),
    );
  }
}
await b.close();
await server.stop();
process.exit(0);
