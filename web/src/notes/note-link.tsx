import { withProtocol } from '@cairn/core/files/attachment';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { Popover } from '@cairn/ui/popover';
import { TextLine } from '@cairn/ui/text-line';
import { m } from '@cairn/words/messages';
import LinkIcon from 'lucide-react/icons/link';
import { Delta } from 'quill/core';
import type Quill from 'quill/core';
import { type FormEvent, useRef, useState } from 'react';
import styles from './note-link.module.css';

interface Linked {
  readonly anchor: Element;
  readonly index: number;
  readonly length: number;
  readonly address: string;
}

export function NoteLinkTool({ quill, isOn }: { readonly quill: Quill; readonly isOn: boolean }) {
  const [linked, setLinked] = useState<Linked | null>(null);
  const isTaken = useRef(false);
  const close = () => setLinked(null);
  /** Sets the link and moves the caret behind it. Null removes the link. */
  const lead = (address: string) => {
    if (!linked) return;
    const { index, length } = linked;
    isTaken.current = true;
    close();
    const link = address === '' ? null : withProtocol(address);
    quill.history.cutoff();
    if (length > 0) quill.formatText(index, length, 'link', link ?? false, 'user');
    else if (link) quill.updateContents(new Delta().retain(index).insert(address, { link }), 'user');
    quill.setSelection(index + (length || address.length), 0, 'user');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    lead(String(new FormData(event.currentTarget).get('address') ?? '').trim());
  };
  return (
    <>
      <IconButton
        label={m.note_link()}
        icon={<LinkIcon />}
        isOn={isOn}
        aria-haspopup="dialog"
        aria-expanded={linked !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          isTaken.current = false;
          setLinked({ anchor: currentTarget, ...linkAround(quill) });
        }}
      />
      {linked && (
        <Popover
          label={m.note_link()}
          closeLabel={m.action_close()}
          anchor={linked.anchor}
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          finalFocus={() => (isTaken.current ? quill.root : (linked.anchor as HTMLElement))}
        >
          <form className={styles.link} onSubmit={submit}>
            <TextLine
              name="address"
              dir="ltr"
              inputMode="url"
              spellCheck={false}
              aria-label={m.note_link_address()}
              placeholder="example.org"
              defaultValue={linked.address}
            />
            <Button type="submit" look="primary">
              {m.note_link_set()}
            </Button>
            {linked.address !== '' && (
              <Button look="ghost" onClick={() => lead('')}>
                {m.note_link_remove()}
              </Button>
            )}
          </form>
        </Popover>
      )}
    </>
  );
}

function linkAround(quill: Quill): Omit<Linked, 'anchor'> {
  const { index, length } = quill.getSelection(true);
  const addressAt = (at: number) => String(quill.getFormat(at, 1)['link'] ?? '');
  const address = String(quill.getFormat(index, length)['link'] ?? '');
  if (length > 0 || address === '') return { index, length, address };
  let start = index;
  let end = index;
  while (start > 0 && addressAt(start - 1) === address) start -= 1;
  while (end < quill.getLength() && addressAt(end) === address) end += 1;
  return { index: start, length: end - start, address };
}
