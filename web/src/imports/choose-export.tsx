import { useCairn } from '@cairn/client/react/cairn-context';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { type FoundExport, foundExport, type ReadRefusal, textOfFile } from './found-export.ts';
import styles from './import.module.css';
import { refusalText } from './import-words.ts';

export function ChooseExport({ onFound }: { readonly onFound: (found: FoundExport) => void }) {
  const cairn = useCairn();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<ReadRefusal | null>(null);

  const read = async (written: string, name: string) => {
    const found = await foundExport(written, name, settingsOf(cairn).timezone);
    setReading(false);
    if (found.ok) onFound(found.value);
    else setRefusal(found.refusal);
  };
  const readFile = async (file: File) => {
    if (isReading) return;
    setReading(true);
    setRefusal(null);
    const written = await textOfFile(file);
    if (written.ok) return read(written.value, file.name.replace(/\.[^.]*$/u, ''));
    setReading(false);
    setRefusal(written.refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    setReading(true);
    setRefusal(null);
    void read(text, m.import_untitled());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void readFile(file);
  };

  return (
    <form className={styles.body} onSubmit={submit}>
      <p className={styles.lead}>{m.import_lead()}</p>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={field}
          type="file"
          accept=".json,.csv,.tsv,.txt,.ics,application/json,text/csv,text/calendar"
          aria-label={m.import_choose()}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, so that the same file can be chosen again.
            currentTarget.value = '';
            if (file) void readFile(file);
          }}
        />
        <Button icon={<FileUp />} disabled={isReading} onClick={() => field.current?.click()}>
          {m.import_choose()}
        </Button>
        <span>{m.import_drop()}</span>
      </div>
      <label className={styles.paste}>
        {m.import_paste()}
        <textarea
          rows={4}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusalText(refusal)}
        </p>
      )}
      <footer className={styles.foot}>
        <Button type="submit" look="primary" disabled={isReading || text.trim() === ''}>
          {m.import_read()}
        </Button>
      </footer>
    </form>
  );
}
