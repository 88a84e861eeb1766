/** Signs that are not seen, by which a domain could be hidden from this. */
const unseen = /[\p{Cf}\p{Cc}]+/gu;
const scheme = /\p{L}[\p{L}\p{N}+.-]{0,20}:(?=\S)/giu;
/** A dot, of any script, before a letter, as in a domain. */
const domainDot = /(?<=\S)[.。．｡](?=[\p{L}\p{N}]*\p{L})/gu;
const ipAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu;
const slashes = /[/\\]{2,}|(?<=\S)@(?=\S)/gu;

/**
 * Returns a name as it stands in a mail to a stranger: on one line, cut, and broken where a mail program would make a
 * link of it.
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
