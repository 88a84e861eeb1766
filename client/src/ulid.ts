const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 48 bits of time and 80 random bits in Crockford's base 32, which sort by time. */
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
