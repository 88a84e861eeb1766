import type { Page } from '@playwright/test';

/** Waits until nothing on the page has scrolled for three frames. */
export async function scrollRests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Called at the next frame, even if a journey holds back `requestAnimationFrame`.
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    const positions = () =>
      Array.from(document.querySelectorAll('*'), (one) => `${one.scrollLeft} ${one.scrollTop}`).join();
    for (let [still, last] = [0, '']; still < 3; await frame()) {
      const now = positions();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}
