/** Paths that the server itself answers. `calendar/` alone is a page, with a name behind it a feed. */
const ofServer = /^\/(?:(?:api|metrics)(?:\/|$)|(?:files|embeds|\.well-known)(?:\/|$)|calendar\/[^/])/u;
/** Matches paths that end in a file name, such as `/robots.txt`. */
const file = /\.\w+$/u;

/**
 * Whether the app's document answers a path, instead of an API call or a file.
 *
 * @param path without the query
 */
export function isPageAddress(path: string): boolean {
  return !ofServer.test(path) && !file.test(path.slice(path.lastIndexOf('/')));
}
