import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The match in the newest mail to this address that has one; null before it arrives. */
export function mailedLink(dataFolder: string, email: string, link: RegExp): string | null {
  const folder = join(dataFolder, 'mail');
  // The first mail creates the folder, after the page already has its answer.
  if (!existsSync(folder)) return null;
  const links = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => link.exec(mail.replaceAll('=3D', '='))?.[0] ?? []);
  return links.at(-1) ?? null;
}
