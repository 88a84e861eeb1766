import { importBoard } from '@cairn/client/imports/import-board';
import { importPlan } from '@cairn/client/imports/import-plan';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { CairnExport } from '@cairn/core/exports/cairn-export';
import type { LeftOver } from '@cairn/core/imports/imported-board';
import { Bar } from '@cairn/ui/bar';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerUndo } from '../goals/undo.ts';
import { useShell } from '../base/shell-context.ts';
import { takeFocus } from '../base/take-focus.ts';
import { ChooseExport } from './choose-export.tsx';
import type { FoundExport } from './found-export.ts';
import styles from './import.module.css';
import { ImportPreview, type WantedImport } from './import-preview.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { LeftOverReport } from './left-over-report.tsx';

type Stage =
  | { readonly is: 'choosing' }
  | { readonly is: 'deciding'; readonly found: FoundExport }
  | { readonly is: 'writing'; readonly stop: AbortController }
  | { readonly is: 'done'; readonly imported: Brought };

interface Brought {
  readonly end: 'whole' | 'stopped' | 'refused';
  readonly goals: number;
  readonly step: UndoEntry | null;
  readonly leftOver: readonly LeftOver[];
  /** Null for a whole plan. */
  readonly board: string | null;
}

/** Works offline. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const hasAllColors = useShell().user.level.canUseColors;
  const [stage, setStage] = useState<Stage>({ is: 'choosing' });
  const [share, setShare] = useState(0);

  const write = async (bringing: (signal: AbortSignal) => Promise<Brought | null>) => {
    const stop = new AbortController();
    setShare(0);
    setStage({ is: 'writing', stop });
    const writing = bringing(stop.signal);
    warnUnlessSaved(writing.then(() => undefined));
    const imported = await writing;
    setStage(imported ? { is: 'done', imported } : { is: 'choosing' });
  };
  const writeBoard = ({ board, space, name }: WantedImport) =>
    write(async (signal) => {
      const outcome = await importBoard(cairn, board, { space, name, progress: setShare, signal });
      if (!outcome.ok) return null;
      return { ...outcome.value, leftOver: board.leftOver, board: outcome.value.key };
    });
  const writePlan = (exported: CairnExport, spaces: ReadonlyMap<string, string>) =>
    write(async (signal) => {
      const imported = await importPlan(cairn, exported, {
        spaces,
        hasAllColors,
        progress: setShare,
        signal,
      });
      return { ...imported, board: null };
    });
  const close = () => {
    // A running import has its own stop button.
    if (stage.is === 'writing') return;
    onClose();
    if (stage.is !== 'done' || stage.imported.step === null) return;
    offerUndo(cairn, stage.imported.step, { text: m.import_brought({ count: stage.imported.goals }) });
  };
  const open = (key: string | null) => {
    close();
    if (key === null) return;
    void navigate({ to: '/boards/$code/', params: { code: key } });
  };

  return (
    <Dialog label={m.import_title()} isOpen onClose={close} width={560}>
      <DialogHead title={stage.is === 'done' ? endText(stage.imported) : m.import_title()} />
      {stage.is === 'choosing' && <ChooseExport onFound={(found) => setStage({ is: 'deciding', found })} />}
      {stage.is === 'deciding' && (
        <Deciding
          found={stage.found}
          onBack={() => setStage({ is: 'choosing' })}
          onBoard={(wanted) => void writeBoard(wanted)}
          onPlan={(exported, spaces) => void writePlan(exported, spaces)}
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
          <LeftOverReport leftOver={stage.imported.leftOver} />
          <footer className={styles.foot}>
            {stage.imported.step === null || stage.imported.board === null ? (
              <Button ref={takeFocus} onClick={close}>
                {m.action_close()}
              </Button>
            ) : (
              <Button ref={takeFocus} look="primary" onClick={() => open(stage.imported.board)}>
                {m.import_open()}
              </Button>
            )}
          </footer>
        </div>
      )}
    </Dialog>
  );
}

interface DecidingProps {
  readonly found: FoundExport;
  readonly onBack: () => void;
  readonly onBoard: (wanted: WantedImport) => void;
  readonly onPlan: (exported: CairnExport, spaces: ReadonlyMap<string, string>) => void;
}

function Deciding({ found, onBack, onBoard, onPlan }: DecidingProps) {
  if (found.kind !== 'plan') return <ImportPreview found={found} onBack={onBack} onWanted={onBoard} />;
  const { exported } = found;
  return <PlanPreview exported={exported} onBack={onBack} onWanted={(spaces) => onPlan(exported, spaces)} />;
}

function endText({ end }: Brought): string {
  return end === 'whole' ? m.import_done_title() : m.import_stopped_title();
}
