import { m } from '@cairn/words/messages';

let unread = 0;
let shown: { readonly title: string; readonly withCount: string } | null = null;
let watching: MutationObserver | null = null;

/** Shows the number before the tab's title, whichever page sets it, and as the badge of an installed app. */
export function showUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  const head = document.querySelector('title');
  if (head && !watching) {
    watching = new MutationObserver(showTitle);
    watching.observe(head, { childList: true });
  }
  showTitle();
  // The badge needs an installed app, and may be forbidden.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {});
}

function showTitle(): void {
  const title = document.title === shown?.withCount ? shown.title : document.title;
  const withCount = unread > 0 ? m.app_title_unread({ count: unread, title }) : title;
  shown = { title, withCount };
  // Setting the same title would call the observer again.
  if (document.title !== withCount) document.title = withCount;
}
