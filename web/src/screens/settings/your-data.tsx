import { useCairn } from '@cairn/client/react/cairn-context';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShell } from '../../base/shell-context.ts';
import type { ExportKind } from './export-plan.ts';
import styles from './settings-screen.module.css';
import { useReadWhole } from './use-read-whole.ts';

const ImportDialog = lazy(() =>
  import('../../imports/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

/** `wished`: waits until all data is on this device. */
type Stage =
  | { readonly is: 'resting' | 'made' | 'failed' }
  | { readonly is: 'wished'; readonly kind: ExportKind };

/** Works offline. */
export function YourData() {
  const cairn = useCairn();
  const { name, email } = useShell().user;
  const [stage, setStage] = useState<Stage>({ is: 'resting' });
  const [isImporting, setImporting] = useState(false);
  const wished = stage.is === 'wished' ? stage.kind : null;
  const isHere = useReadWhole(wished !== null);

  useEffect(() => {
    if (wished === null || !isHere) return;
    import('./export-plan.ts')
      .then(({ exportPlan }) => exportPlan(cairn, wished, { name, email }))
      .then(
        () => setStage({ is: 'made' }),
        () => setStage({ is: 'failed' }),
      );
  }, [cairn, wished, isHere, name, email]);

  const wish = (kind: ExportKind) => setStage({ is: 'wished', kind });
  return (
    <section className={styles.card}>
      <h2>{m.data_title()}</h2>
      <div className={styles.deed}>
        <Button icon={<Download />} disabled={wished !== null} onClick={() => wish('json')}>
          {m.data_export_json()}
        </Button>
        <p className={styles.note}>{m.data_export_json_hint()}</p>
      </div>
      <div className={styles.deed}>
        <Button icon={<Download />} disabled={wished !== null} onClick={() => wish('csv')}>
          {m.data_export_csv()}
        </Button>
        <p className={styles.note}>{m.data_export_csv_hint()}</p>
      </div>
      <p className={stage.is === 'failed' ? styles.refusal : styles.note} role="status">
        {stage.is === 'failed' && m.data_failed()}
        {stage.is === 'made' && m.data_exported()}
        {wished !== null && (isHere ? m.data_exporting() : m.data_not_whole())}
      </p>
      <div className={styles.deed}>
        <Button icon={<FileInput />} onClick={() => setImporting(true)}>
          {m.data_import()}
        </Button>
        <p className={styles.note}>{m.data_import_hint()}</p>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </section>
  );
}
