/** Content types by file extension. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/u,
  css: /^text\/css\b/u,
  html: /^text\/html\b/u,
  svg: /^image\/svg\+xml\b/u,
  png: /^image\/png\b/u,
  woff2: /^(?:font|application)\/(?:font-)?woff2\b/u,
  webmanifest: /^application\/(?:manifest\+)?json\b/u,
};

/** A text in `index.html`. */
const ourDocument = /<meta name="application-name" content="Cairn"/u;

/** A network's sign-in page also answers with 200. */
export async function isOurFile(answer: Response): Promise<boolean> {
  const ending = new URL(answer.url).pathname.split('.').at(-1) ?? '';
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || answer.redirected || !types[ending]?.test(type)) return false;
  return ending !== 'html' || ourDocument.test(await answer.clone().text());
}
