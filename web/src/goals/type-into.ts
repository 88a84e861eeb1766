/**
 * Puts a text in the place of a stretch of a field, or of what is selected there, as if somebody had typed it: the field
 * hears of it, and its own undo takes it back.
 */
export function typeInto(
  field: HTMLTextAreaElement,
  text: string,
  from = field.selectionStart,
  to = field.selectionEnd,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Old, and the only way that leaves a field its undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
