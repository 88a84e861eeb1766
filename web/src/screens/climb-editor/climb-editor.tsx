import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { Button } from '@cairn/ui/button';
import { Segmented } from '@cairn/ui/segmented';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasGoals } from '@cairn/core/climbs/edited-climb';
import { suggestedStartDate } from '@cairn/core/climbs/start-choice';
import { climbName } from '../../climbs/climb-words.ts';
import { OwnClimbOptions, type OwnClimbSurface } from '../../climbs/own-climb-options.tsx';
import { usePlanning } from '../../goals/planning.ts';
import { BackLink } from '../../page/back-link.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { ClimbCardForm } from './climb-card-form.tsx';
import styles from './climb-editor.module.css';
import { ClimbPreview } from './climb-preview.tsx';
import { ClimbState } from './climb-state.tsx';
import { StepList } from './step-list.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useStepActions } from './use-step-actions.ts';

interface ClimbEditorProps {
  readonly climb: OwnClimb;
  /** The code, or the key until there is a code. */
  readonly address: string;
}

export function ClimbEditor({ climb, address }: ClimbEditorProps) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const { today } = usePlanning();
  const [tab, setTab] = useState<'steps' | 'preview'>('steps');
  const [surface, setSurface] = useState<OwnClimbSurface | null>(null);
  const [chosenStart, setChosenStart] = useState<string | null>(null);
  const start = chosenStart ?? suggestedStartDate(climb.suggestedStart, today);
  const actions = useStepActions(climb);
  const canPublish = !climb.public || climb.isChanged;
  useCodeInAddress(climb.code, address);
  useEditorKeys({
    onAdd: () => {
      setTab('steps');
      actions.add();
    },
    onPublish: () => canPublish && setSurface('publish'),
  });
  const showsSteps = !isNarrow || tab === 'steps';
  return (
    <>
      <PageHead
        title={nameInSentence(climbName(climb))}
        start={<BackLink to="/my-climbs/" label={m.climb_editor_back()} />}
        end={
          <>
            <ClimbState climb={climb} />
            {canPublish && (
              <Button look="primary" onClick={() => setSurface('publish')}>
                {climb.public && !isNarrow ? m.own_climb_publish_changes() : m.own_climb_publish()}
              </Button>
            )}
            <OwnClimbOptions
              climb={{ ...climb, hasGoals: hasGoals(climb.steps) }}
              surface={surface}
              onSurface={setSurface}
              onDeleted={() => void navigate({ to: '/my-climbs/', search: {} })}
            />
          </>
        }
      />
      <PageBody className={styles.body}>
        {isNarrow && (
          <Segmented
            label={m.climb_editor_title()}
            segments={[
              { value: 'steps', label: m.climb_editor_steps() },
              { value: 'preview', label: m.climb_editor_preview() },
            ]}
            value={tab}
            onChange={setTab}
          />
        )}
        {showsSteps && (
          <div className={styles.written}>
            <ClimbCardForm climb={climb} />
            <StepList climb={climb} start={start} actions={actions} />
          </div>
        )}
        {(!isNarrow || tab === 'preview') && (
          <ClimbPreview climb={climb} start={start} onStart={setChosenStart} chosen={actions.open} />
        )}
      </PageBody>
    </>
  );
}

/** Another device can open the address with the code, but not with the key. */
function useCodeInAddress(code: string | null, address: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (code === null || code === address) return;
    void navigate({
      to: '/climbs/$code/edit/',
      params: { code },
      search: true,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, code, address]);
}
