import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { newPerson, newPlanner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGNkaGBgYGBgYoAAAAoOAIKFhG0WAAAAAElFTkSuQmCC',
  'base64',
);
const png = { name: 'me.png', mimeType: 'image/png', buffer: square };

test(
  'a person uploads their picture, a member sees it, and it can be replaced and removed',
  { tag: further },
  async ({ planner: ida, browser, server }) => {
    const ben = await newPlanner(await browser.newContext());
    await ben.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const [owner, member] = [
      await userOf(ida.page.request, server.origin),
      await userOf(ben.page.request, server.origin),
    ];
    await shareSpace(server, owner, member);
    await ida.page.goto(`${server.origin}/team/`);
    await ben.page.goto(`${server.origin}/settings/`);

    const { page } = ben;
    const card = page.getByRole('group', { name: 'Your picture' });
    const upload = card.getByRole('button', { name: 'Upload a picture' });
    const replace = card.getByRole('button', { name: 'Replace' });
    const choose = card.locator('input[type=file]');
    const inSidebar = page.locator('aside').getByRole('link', { name: member.name }).locator('img');
    const inTeam = ida.page
      .locator('section', { has: ida.page.getByRole('heading', { name: member.name }) })
      .locator('header img');
    const width = (image: ReturnType<Page['locator']>) => () =>
      image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth);

    await test.step('offline and with another type it is refused', async () => {
      await page.context().setOffline(true);
      await choose.setInputFiles(png);
      await expect(card.getByRole('alert')).toContainText('Try again when you are online');
      await page.context().setOffline(false);
      await choose.setInputFiles({ ...png, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
      await expect(card.getByRole('alert')).toHaveText(/^Your picture must be a JPEG/u);
      await expect(inSidebar).toHaveCount(0);
    });

    await test.step('uploaded by keyboard, it is shown in the sidebar and in the team', async () => {
      const chooser = page.waitForEvent('filechooser');
      await upload.press('Enter');
      await (await chooser).setFiles(png);
      await expect.poll(width(card.locator('img'))).toBe(2);
      await expect(replace).toBeFocused();
      await expect.poll(width(inSidebar)).toBe(2);
      await expect.poll(width(inTeam)).toBe(2);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('replaced, the new file is shown', async () => {
      await ben.isSaved();
      const before = (await inTeam.getAttribute('src')) ?? '';
      await choose.setInputFiles({ ...png, name: 'new.png' });
      await expect(inTeam).not.toHaveAttribute('src', before);
      await expect.poll(width(inTeam)).toBe(2);
    });

    await test.step('removed, the initials are back and the focus stays', async () => {
      await card.getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(upload).toBeFocused();
      await expect(replace).toHaveCount(0);
      await expect(inSidebar).toHaveCount(0);
      await expect(inTeam).toHaveCount(0);
    });
    await page.context().close();
  },
);
