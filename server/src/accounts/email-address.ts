/** Something, one at-sign, a domain with a dot or the machine itself; whether it exists only a mail can tell. */
const pattern = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]+$/u;
const maxLength = 254;

/** The address as it is kept and compared; null when it is none. */
export function emailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= maxLength && pattern.test(address) ? address : null;
}
