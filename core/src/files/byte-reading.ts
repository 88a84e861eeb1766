export function uint16(bytes: Uint8Array, at: number, isLittle = false): number | null {
  const [first, second] = [bytes[at], bytes[at + 1]];
  if (first === undefined || second === undefined) return null;
  return isLittle ? second * 0x100 + first : first * 0x100 + second;
}

export function uint32(bytes: Uint8Array, at: number, isLittle = false): number | null {
  const [first, second] = [uint16(bytes, at, isLittle), uint16(bytes, at + 2, isLittle)];
  if (first === null || second === null) return null;
  return isLittle ? second * 0x1_0000 + first : first * 0x1_0000 + second;
}

export function bytesOf32(value: number, isLittle = false): Uint8Array {
  const big = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 0x100);
  return Uint8Array.from(isLittle ? big.toReversed() : big);
}

export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function bytesOfAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
