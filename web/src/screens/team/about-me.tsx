import { useCairn } from '@cairn/client/react/cairn-context';
import { describeMyself } from '@cairn/client/people/people-calls';
import type { MembershipRow } from '@cairn/contract/spaces';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';
import { Button } from '@cairn/ui/button';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { lazy, Suspense, useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import styles from './team-screen.module.css';

const NoteView = lazy(() => import('../../notes/note-view.tsx').then((part) => ({ default: part.NoteView })));
const RichTextField = lazy(() =>
  import('../../notes/rich-text-field.tsx').then((part) => ({ default: part.RichTextField })),
);

/** Shows the text; only formatted text needs the editor. */
export function About({ text }: { readonly text: NotesDelta | null }) {
  const plain = text ? notesText(text).trim() : '';
  const isPlain =
    text?.ops.every(({ insert, attributes }) => typeof insert === 'string' && !attributes) ?? true;
  if (isPlain || !text) return <p dir="auto">{plain}</p>;
  return (
    <Suspense fallback={<p dir="auto">{plain}</p>}>
      <NoteView notes={text} label={m.team_about()} />
    </Suspense>
  );
}

interface AboutMeFormProps {
  readonly membership: MembershipRow;
  readonly onDone: () => void;
}

/** The last save wins. */
export function AboutMeForm({ membership, onDone }: AboutMeFormProps) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [draft, setDraft] = useState<NotesDelta | null>(membership.richDescription);
  const about = aboutFrom(draft);
  const save = async () => {
    if (about.ok && (await act.run(() => describeMyself(cairn, membership.id, about.value)))) onDone();
  };
  return (
    <>
      <div className={styles.about}>
        <Suspense fallback={<Skeleton label={m.loading()} rows={2} />}>
          <RichTextField
            text={membership.richDescription}
            label={m.team_about()}
            placeholder={m.team_about_none()}
            onType={setDraft}
          />
        </Suspense>
        {!about.ok && <p role="alert">{m.team_about_long()}</p>}
      </div>
      <Button look="ghost" onClick={onDone}>
        {m.action_cancel()}
      </Button>
      <Button look="primary" disabled={act.isBusy || !about.ok} onClick={() => void save()}>
        {m.action_save()}
      </Button>
    </>
  );
}
