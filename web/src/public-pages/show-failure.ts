import { showToast } from '@cairn/ui/toast';

/** Shows the resolved reason; nothing for null. */
export async function showFailure(call: Promise<string | null>): Promise<void> {
  const reason = await call;
  if (reason !== null) showToast({ text: reason });
}
