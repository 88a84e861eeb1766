/** Changes the field as typing does: with an input event, and undoable in the field. */
export function typeInto(
  field: HTMLTextAreaElement,
  text: string,
  from = field.selectionStart,
  to = field.selectionEnd,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but the only call that keeps the field's undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
