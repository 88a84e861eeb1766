/** Octets of UTF-8, without the line end (RFC 5545 §3.1). */
const maxOctets = 75;

/** Drops control characters (RFC 5545 §3.3.11). */
export function escapedText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?|\u0085|\u2028|\u2029/gu, '\n')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '')
      .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
      .replaceAll('\n', '\\n')
  );
}

/** Splits between characters, and adds the line end (RFC 5545 §3.1). */
export function foldedLine(line: string): string {
  const pieces: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > maxOctets) {
      pieces.push(line.slice(from, at));
      from = at;
      octets = 1;
    }
    at += sign.length;
    octets += size;
  }
  return `${[...pieces, line.slice(from)].join('\r\n ')}\r\n`;
}

function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) as number;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
}
