/** @param text may be passed in pieces, to avoid one very long string */
export function downloadText(
  fileName: string,
  text: string | readonly string[],
  type = 'application/json',
): void {
  const parts = typeof text === 'string' ? [text] : [...text];
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
