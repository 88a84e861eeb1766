import Quill from 'quill/core';
import Blockquote from 'quill/formats/blockquote';
import Bold from 'quill/formats/bold';
import CodeBlock from 'quill/formats/code';
import Header from 'quill/formats/header';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Strike from 'quill/formats/strike';

/** Links open beside the planner, and get a protocol where none was typed (spec core §5). */
class NoteLink extends Link {
  static override sanitize(url: string): string {
    const withProtocol = /^[a-z][a-z0-9+.-]*:/iu.test(url) ? url : `http://${url}`;
    return super.sanitize(withProtocol);
  }
}

Quill.register(
  {
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code-block': CodeBlock,
    'formats/header': Header,
    'formats/italic': Italic,
    'formats/link': NoteLink,
    'formats/list': List,
    'formats/strike': Strike,
  },
  true,
);

/** An editor with the formats a note may have; anything else that is pasted comes in as plain text. */
export function createQuill(
  element: HTMLElement,
  { placeholder, label }: { placeholder: string; label: string },
): Quill {
  const quill = new Quill(element, {
    placeholder,
    formats: ['blockquote', 'bold', 'code-block', 'header', 'italic', 'link', 'list', 'strike'],
    // Tab leaves the note, as it leaves every field.
    modules: { keyboard: { bindings: { tab: { key: 'Tab', handler: () => true } } } },
  });
  quill.root.setAttribute('role', 'textbox');
  quill.root.setAttribute('aria-multiline', 'true');
  quill.root.setAttribute('aria-label', label);
  return quill;
}
