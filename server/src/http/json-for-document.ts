/** Safe inside an HTML document: without `<` it can neither end the script nor begin a comment. */
export function jsonForDocument(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
