/**
 * A visitor's first page contains what it shows (`first-page.ts` of the server). Returned only one time, because it
 * becomes stale.
 */
export function takeBrought<Shown extends { readonly code: string }>(code: string): Shown | null {
  const holder = document.querySelector('script#shown');
  if (!holder) return null;
  holder.remove();
  const shown = JSON.parse(holder.textContent) as Shown;
  return shown.code === code ? shown : null;
}
