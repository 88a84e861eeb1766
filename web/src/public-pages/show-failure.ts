import { showToast } from '@cairn/ui/toast';

export async function showFailure(call: Promise<string | null>): Promise<void> {
  const reason = await call;
  if (reason !== null) showToast({ text: reason });
}
