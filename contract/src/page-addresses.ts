/** Paths that the server answers itself. `calendar/` is a page, `calendar/NAME` a feed. */
const ofServer = /^\/(?:(?:api|metrics)(?:\/|$)|(?:files|embeds|\.well-known)(?:\/|$)|calendar\/[^/])/u;
/** Paths that end in a file name, such as `/robots.txt`. */
const file = /\.\w+$/u;

/**
 * Whether the path belongs to a page of the app, not to a call or a file.
 *
 * @param path without the query
 */
export function isPageAddress(path: string): boolean {
  return !ofServer.test(path) && !file.test(path.slice(path.lastIndexOf('/')));
}
