/** Paths that the server answers itself; a calendar has a name, without one it is the page. */
const ofServer = /^\/(?:(?:api|metrics)(?:\/|$)|(?:files|embeds|\.well-known)(?:\/|$)|calendar\/[^/])/u;
/** The last part of the path of a file, such as `/robots.txt`. */
const file = /\.\w+$/u;

/**
 * Returns whether a person opens a path in a browser, so that the app's document answers it: no call, no file, nothing else
 * that the server answers itself.
 *
 * @param path without the query
 */
export function isPageAddress(path: string): boolean {
  return !ofServer.test(path) && !file.test(path.slice(path.lastIndexOf('/')));
}
