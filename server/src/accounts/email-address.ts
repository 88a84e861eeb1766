/** Requires one `@` and a domain with a dot. Only a mail shows whether the address exists. */
const pattern = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]+$/u;
const maxLength = 254;

export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= maxLength && pattern.test(address) ? address : null;
}
