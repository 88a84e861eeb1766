import type { Page, Request } from '@playwright/test';

export async function holdBack(page: Page, address: string) {
  const asked = Promise.withResolvers<Request>();
  const free = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve(route.request());
    await free.promise;
    await route.continue();
  });
  return {
    isAsked: asked.promise,
    async letGo() {
      free.resolve();
      await (await (await asked.promise).response())?.finished();
      await page.unroute(address);
    },
  };
}
