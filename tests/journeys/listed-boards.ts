import { expect, type Page } from '@playwright/test';

/** Makes public boards with these names in the user's own space, which the gallery lists, without the screens for that. */
export async function withListedBoards(
  { request }: Pick<Page, 'request'>,
  origin: string,
  names: readonly string[],
): Promise<void> {
  const headers = () => ({ origin, 'idempotency-key': crypto.randomUUID() });
  for (const name of names) {
    const made = await request.post(`${origin}/api/boards-2/`, { headers: headers(), data: { name } });
    const { id } = (await made.json()) as { readonly id: string };
    const data = { isPublic: true, isListed: true };
    const listed = await request.patch(`${origin}/api/public-boards/${id}/`, { headers: headers(), data });
    expect(listed.ok(), await listed.text()).toBe(true);
  }
}
