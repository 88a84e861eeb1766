import { showToast } from '@cairn/ui/toast';

/** Shows the reason of a failed call; null shows nothing. */
export async function showFailure(call: Promise<string | null>): Promise<void> {
  const reason = await call;
  if (reason !== null) showToast({ text: reason });
}
