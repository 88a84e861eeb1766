import { showToast } from '@cairn/ui/toast';

/** Shows the reason that a call resolves with; nothing for null. */
export async function showFailure(call: Promise<string | null>): Promise<void> {
  const reason = await call;
  if (reason !== null) showToast({ text: reason });
}
