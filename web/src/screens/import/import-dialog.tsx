import { importBoard, type Imported } from '@cairn/client/imports/import-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { LeftOver } from '@cairn/core/imports/imported-board';
import { Bar } from '@cairn/ui/bar';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keep } from '../../goals/keep.ts';
import { offerUndo } from '../../goals/undo.ts';
import { takeFocus } from '../../shell/take-focus.ts';
import { ChooseExport } from './choose-export.tsx';
import type { FoundExport } from './found-export.ts';
import styles from './import.module.css';
import { ImportPreview, type WantedImport } from './import-preview.tsx';
import { LeftOverReport } from './left-over-report.tsx';

type Stage =
  | { readonly is: 'choosing' }
  | { readonly is: 'deciding'; readonly found: FoundExport }
  | { readonly is: 'writing'; readonly stop: AbortController }
  | { readonly is: 'done'; readonly imported: Imported; readonly leftOver: readonly LeftOver[] };

/** Brings a board of another planner in: chosen, looked at, written, told of. Works with no network. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ is: 'choosing' });
  const [share, setShare] = useState(0);

  const write = async ({ board, space, name }: WantedImport) => {
    const stop = new AbortController();
    setShare(0);
    setStage({ is: 'writing', stop });
    const writing = importBoard(cairn, board, { space, name, progress: setShare, signal: stop.signal });
    keep(writing.then(() => undefined));
    const outcome = await writing;
    if (outcome.ok) setStage({ is: 'done', imported: outcome.value, leftOver: board.leftOver });
    else setStage({ is: 'choosing' });
  };
  const close = () => {
    // What is being written is stopped by its own button, not by a press beside the dialog.
    if (stage.is === 'writing') return;
    onClose();
    if (stage.is !== 'done' || stage.imported.step === null) return;
    offerUndo(cairn, stage.imported.step, { text: m.import_brought({ count: stage.imported.goals }) });
  };
  const open = (key: string) => {
    close();
    void navigate({ to: '/boards/$code/', params: { code: key } });
  };

  return (
    <Dialog label={m.import_title()} isOpen onClose={close} width={560}>
      <DialogHead title={stage.is === 'done' ? endText(stage.imported) : m.import_title()} />
      {stage.is === 'choosing' && <ChooseExport onFound={(found) => setStage({ is: 'deciding', found })} />}
      {stage.is === 'deciding' && (
        <ImportPreview
          found={stage.found}
          onBack={() => setStage({ is: 'choosing' })}
          onWanted={(wanted) => void write(wanted)}
        />
      )}
      {stage.is === 'writing' && (
        <div className={styles.body}>
          <div
            role="progressbar"
            aria-label={m.import_under_way()}
            aria-valuenow={Math.round(share * 100)}
            className={styles.progress}
          >
            <Bar share={share} />
          </div>
          <footer className={styles.foot}>
            <Button ref={takeFocus} onClick={() => stage.stop.abort()}>
              {m.import_stop()}
            </Button>
          </footer>
        </div>
      )}
      {stage.is === 'done' && (
        <div className={styles.body}>
          <p role="status">
            {stage.imported.end === 'refused' && `${m.import_disk_full()} `}
            {m.import_brought({ count: stage.imported.goals })}
          </p>
          <LeftOverReport leftOver={stage.leftOver} />
          <footer className={styles.foot}>
            {stage.imported.step === null ? (
              <Button ref={takeFocus} onClick={close}>
                {m.action_close()}
              </Button>
            ) : (
              <Button ref={takeFocus} look="primary" onClick={() => open(stage.imported.key)}>
                {m.import_open()}
              </Button>
            )}
          </footer>
        </div>
      )}
    </Dialog>
  );
}

function endText({ end }: Imported): string {
  return end === 'whole' ? m.import_done_title() : m.import_stopped_title();
}
