const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: 48 bits of time, then 80 of chance, in Crockford's base 32; sorts by the time it was made. */
export function ulid(moment: number): string {
  let time = moment;
  const letters: string[] = [];
  for (let i = 0; i < 10; i += 1) {
    letters.unshift(alphabet.charAt(time % 32));
    time = Math.floor(time / 32);
  }
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) letters.push(alphabet.charAt(byte % 32));
  return letters.join('');
}
