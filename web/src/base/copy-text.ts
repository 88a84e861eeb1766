/**
 * Puts a text on the clipboard.
 *
 * An address without HTTPS has no clipboard of the modern kind; there the text is selected in a field and copied as by hand.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyByField(text);
  } catch {
    return false;
  }
}

function copyByField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'sr-only';
  field.value = text;
  // Beside whatever has the focus: a dialog takes it back from what stands outside of it.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
