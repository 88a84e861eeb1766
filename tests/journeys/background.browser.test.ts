import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGNkaGBgYGBgYoAAAAoOAIKFhG0WAAAAAElFTkSuQmCC',
  'base64',
);
const png = { name: 'hill.png', mimeType: 'image/png', buffer: square };

/** axe ignores pictures. So this draws a plain colour instead, with the least contrast that a picture may leave. */
async function putWorstBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `[data-ground] { display: none; }
       body { background: color-mix(in srgb, light-dark(black, white) 18%, var(--canvas)) !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

test(
  'a background of Cairn’s own, or one’s picture, lies behind the planner, with no network too',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    const { page } = planner;
    const wash = page.locator('main > [data-ground]');
    const group = page.getByRole('radiogroup', { name: 'Background' });
    const choose = page.locator('input[type=file]');
    await planner.add('Today', 'Bake rye bread');
    await planner.isInstalled();
    await page.goto(`${server.origin}/settings/appearance/`);
    await expect(group.getByRole('radio', { name: 'No background' })).toBeChecked();
    await expect(group.getByRole('radio')).toHaveCount(11);

    await test.step('by keyboard and with no network', async () => {
      await page.context().setOffline(true);
      await group.getByRole('radio', { name: 'No background' }).press('ArrowRight');
      await expect(group.getByRole('radio', { name: 'Dawn' })).toBeFocused();
      await expect(wash).toHaveAttribute('data-ground', 'dawn');
      await choose.setInputFiles(png);
      await expect(page.getByRole('alert')).toContainText('Error: Upload failed');
      await page.reload();
      await expect(wash).toHaveAttribute('data-ground', 'dawn');
      await page.context().setOffline(false);
      await planner.isSaved();
      const other = await signInElsewhere();
      await expect(other.page.locator('main > [data-ground=dawn]')).toBeAttached();
    });

    await test.step('what is no such picture is refused, by its name and by its content', async () => {
      await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await expect(page.getByRole('alert')).toHaveText(/A background must be a JPEG, PNG or GIF/u);
      await choose.setInputFiles({ ...png, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
      await expect(page.getByRole('alert')).toHaveText(/A background must be a JPEG, PNG or GIF/u);
      await expect(wash).toHaveAttribute('data-ground', 'dawn');
    });

    await test.step('one’s own is uploaded, drawn, and there with no network', async () => {
      await choose.setInputFiles(png);
      await expect(group.getByRole('radio', { name: 'Your own picture' })).toBeChecked();
      await expect(wash).toHaveAttribute('data-ground', 'file');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await planner.isSaved();
      const width = () => wash.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
      await expect.poll(width).toBe(2);
      await page.context().setOffline(true);
      await page.goto(`${server.origin}/horizons/`);
      await planner.isOpen();
      await expect.poll(width).toBe(2);
      await page.context().setOffline(false);
    });

    await test.step('whatever it shows, text keeps its contrast in both themes', async () => {
      for (const path of ['/horizons/', '/horizons/days/', '/calendar/', '/more/', '/settings/appearance/']) {
        await page.goto(server.origin + path);
        await expect(wash).toBeAttached();
        await putWorstBehind(page);
        expect(await axeFindings(page), path).toEqual([]);
      }
    });

    await test.step('taken away, nothing is left of it', async () => {
      await group.getByRole('radio', { name: 'No background' }).press('Space');
      await expect(wash).toHaveCount(0);
      await expect(page.locator('html[data-background]')).toHaveCount(0);
    });
  },
);
