/** Invisible characters, which could hide a domain. */
const unseen = /[\p{Cf}\p{Cc}]+/gu;
const scheme = /\p{L}[\p{L}\p{N}+.-]{0,20}:(?=\S)/giu;
/** A dot of any script before a letter. */
const domainDot = /(?<=\S)[.。．｡](?=[\p{L}\p{N}]*\p{L})/gu;
const ipAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu;
const slashes = /[/\\]{2,}|(?<=\S)@(?=\S)/gu;

/**
 * Cuts a name for a mail to a stranger, and breaks text that mail programs would turn into links.
 *
 * @param maxLength in code points
 */
export function mailedName(name: string, maxLength: number): string {
  const broken = name
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(scheme, '')
    .replaceAll(ipAddress, (address) => address.replaceAll('.', ' '))
    .replaceAll(domainDot, ' ')
    .replaceAll(slashes, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();
  return Array.from(broken).slice(0, maxLength).join('');
}
