const constants = primes(64).map((prime) => fractionOf(prime ** (1 / 3)));
const beginning = primes(8).map((prime) => fractionOf(Math.sqrt(prime)));

/** SHA-256's constants come from roots of primes (FIPS 180-4 §4.2.2, §5.3.3). */
function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function fractionOf(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Computes SHA-256 (FIPS 180-4 §6.2) synchronously, unlike the browser. For short texts.
 *
 * @param text ASCII
 * @returns 32 bytes in hexadecimal
 */
export function sha256(text: string): string {
  let state: readonly number[] = beginning;
  const words = paddedWords(text);
  for (let at = 0; at < words.length; at += 16) state = afterBlock(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function paddedWords(text: string): readonly number[] {
  const length = Math.ceil((text.length + 9) / 64) * 16;
  const words = Array.from({ length }, () => 0);
  const put = (at: number, byte: number) => {
    words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - (at % 4) * 8));
  };
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at) & 0xff);
  put(text.length, 0x80);
  words[length - 1] = text.length * 8;
  return words;
}

function afterBlock(state: readonly number[], block: readonly number[]): readonly number[] {
  const words = [...block];
  for (let at = 16; at < 64; at += 1) {
    const [two, seven, fifteen, sixteen] = [2, 7, 15, 16].map((back) => words[at - back] as number) as Four;
    const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    words.push((sixteen + low + seven + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen;
    const first = (one + (constants[at] as number) + (words[at] as number)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] as number)) | 0);
}

type Four = [number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];
