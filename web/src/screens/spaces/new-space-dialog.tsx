import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { useCairn } from '@cairn/client/react/cairn-context';
import { createSpace } from '@cairn/client/spaces/space-calls';
import { isBlankName } from '@cairn/core/names/blank-name';
import { type SpaceFields, untouchedSpace } from '@cairn/core/spaces/space';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { showAlone } from '../../spaces/show-alone.ts';
import styles from './space-dialog.module.css';
import { SpaceLook } from './space-look.tsx';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

const draft = 'new-space';

interface NewSpaceDialogProps {
  readonly onClose: () => void;
  readonly onMade: (space: string) => void;
}

/** Two steps: name, then background. Needs the network. */
export function NewSpaceDialog({ onClose, onMade }: NewSpaceDialogProps) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [key] = useState(() => cairn.environment.newId());
  const [step, setStep] = useState<1 | 2>(1);
  const [fields, setFields] = useState<SpaceFields>(() => ({
    ...untouchedSpace,
    name: begunText(cairn.account.id, draft) ?? untouchedSpace.name,
  }));
  const isNamed = !isBlankName(fields.name);
  const change = (edit: Partial<SpaceFields>) => {
    setFields((before) => ({ ...before, ...edit }));
    if (edit.name !== undefined) keepBegunText(cairn.account.id, draft, edit.name);
    return true;
  };
  const next = () => isNamed && setStep(2);
  const create = async () => {
    const id = await act.run(() => createSpace(cairn, fields, key));
    if (id === undefined) return;
    keepBegunText(cairn.account.id, draft, null);
    showAlone(cairn, id, fields.name.trim());
    onMade(id);
  };
  return (
    <Dialog label={m.space_new()} isOpen hasAddress onClose={onClose} width={520}>
      <DialogHead
        title={step === 1 ? m.space_new() : m.space_new_cover({ name: bidiIsolated(fields.name.trim()) })}
      >
        <IconButton label={m.action_close()} icon={<X />} onClick={onClose} />
      </DialogHead>
      <div className={styles.steps}>
        {step === 1 ? (
          <>
            <p className={styles.lead}>{m.space_new_lead()}</p>
            <SpaceLook space={null} fields={fields} onChange={change} onEnter={next} />
          </>
        ) : (
          <BackgroundChoice
            label={m.space_background()}
            background={fields.background}
            onChange={(background) => change({ background })}
          />
        )}
      </div>
      <footer className={styles.answers}>
        {step === 1 ? (
          <Button look="primary" disabled={!isNamed} onClick={next}>
            {m.space_new_next()}
          </Button>
        ) : (
          <>
            <Button look="ghost" onClick={() => setStep(1)}>
              {m.space_new_back()}
            </Button>
            <Button look="primary" disabled={act.isBusy} onClick={() => void create()}>
              {m.space_new_create()}
            </Button>
          </>
        )}
      </footer>
    </Dialog>
  );
}
