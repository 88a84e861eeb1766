type Names = readonly (readonly [sign: RegExp, name: string])[];

/** Browsers that name others too come first. */
const browsers: Names = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:Chrome|\bCriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** Such as "Firefox, Linux"; null if neither is known. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const names = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? []);
  return names.length === 0 ? null : names.join(', ');
}
