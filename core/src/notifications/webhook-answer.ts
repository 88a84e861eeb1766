/** Whether a webhook took a call. Redirects are not followed, so they count as failures. */
export function isAnswered({ status }: { readonly status: number | null }): boolean {
  return status !== null && status >= 200 && status < 300;
}
