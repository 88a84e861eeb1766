export function nextPageHeader(
  url: string,
  cursor: string | null,
): { readonly headers?: Readonly<Record<string, string>> } {
  if (cursor === null) return {};
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return { headers: { link: `<${path}?${params.toString()}>; rel="next"` } };
}
