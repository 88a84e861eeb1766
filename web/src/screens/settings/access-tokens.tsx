import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { createAccessToken, deleteAccessToken, readAccessTokens } from '@cairn/client/settings/access-tokens';
import type { AccessToken } from '@cairn/contract/access-tokens';
import { docsPath } from '@cairn/contract/other-paths';
import { isBlankName } from '@cairn/core/names/blank-name';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { IconButton } from '@cairn/ui/icon-button';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import KeyRound from 'lucide-react/icons/key-round';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { momentName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { Once } from './once.tsx';
import styles from './settings-screen.module.css';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

export function AccessTokens() {
  return (
    <section className={styles.card}>
      <h2>{m.tokens_title()}</h2>
      <p className={styles.note}>
        {m.tokens_lead()} <a href={docsPath}>{m.tokens_docs()}</a>
      </p>
      <Tokens />
    </section>
  );
}

function Tokens() {
  const cairn = useCairn();
  const planning = usePlanning();
  const spaces = useSpaces();
  const act = useServerAction(m.space_offline());
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const query = useServerQuery(['access tokens'], () => readAccessTokens(cairn));
  const spaceNames = (ids: AccessToken['spaces']) =>
    ids === null
      ? m.tokens_all_spaces()
      : ids.map((id) => spaces.find((space) => space.id === id)?.name ?? m.tokens_left_space()).join(', ');

  const make = async (body: Pick<AccessToken, 'name' | 'access' | 'spaces'>) => {
    const token = await act.run(() => createAccessToken(cairn, body));
    if (!token) return false;
    setMade(token);
    void query.refetch();
    return true;
  };
  const end = async (id: string) => {
    await act.run(() => deleteAccessToken(cairn, id));
    void query.refetch();
  };

  return (
    <>
      {made && (
        <Once
          lead={m.tokens_once({ name: bidiIsolated(made.name) })}
          label={m.tokens_token()}
          text={made.token}
          copy={m.tokens_copy()}
          takesFocus={false}
        />
      )}
      {query.value === undefined ? (
        <QueryPlaceholder query={query} failure={m.tokens_failed()} offline={m.space_offline()} rows={2} />
      ) : (
        <ul aria-label={m.tokens_title()}>
          {query.value.map((token) => (
            <li key={token.id} className={styles.line}>
              <KeyRound aria-hidden="true" size={16} />
              <span className={styles.token}>
                <bdi>{token.name}</bdi>
                <small>
                  {token.access === 'read' ? m.tokens_read() : m.tokens_write()} · {spaceNames(token.spaces)}{' '}
                  ·{' '}
                  {token.lastUsedDatetime === null
                    ? m.tokens_unused()
                    : m.tokens_used({ moment: momentName(token.lastUsedDatetime, planning) })}
                </small>
              </span>
              <span>
                <IconButton
                  label={m.tokens_end({ name: token.name })}
                  icon={<X />}
                  onClick={() => void end(token.id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <NewToken isBusy={act.isBusy} onMake={make} />
    </>
  );
}

interface NewTokenProps {
  readonly isBusy: boolean;
  readonly onMake: (body: Pick<AccessToken, 'name' | 'access' | 'spaces'>) => Promise<boolean>;
}

function NewToken({ isBusy, onMake }: NewTokenProps) {
  const spaces = useSpaces();
  const group = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [access, setAccess] = useState<AccessToken['access']>('read');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlankName(name)) return setError(m.field_required());
    if (await onMake({ name: name.trim(), access, spaces: chosen })) setName('');
  };
  const toggle = (id: string) => {
    const next = chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id];
    setChosen(next.length === 0 ? null : next);
  };
  return (
    <form className={styles.newToken} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={m.tokens_name()}
        value={name}
        maxLength={100}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <Segmented
        label={m.tokens_access()}
        value={access}
        segments={[
          { value: 'read', label: m.tokens_read() },
          { value: 'write', label: m.tokens_write() },
        ]}
        onChange={setAccess}
      />
      {spaces.length > 1 && (
        <fieldset className={styles.tokenSpaces}>
          <legend>{m.tokens_spaces()}</legend>
          <label>
            <input type="radio" name={group} checked={chosen === null} onChange={() => setChosen(null)} />
            {m.tokens_all_spaces()}
          </label>
          {spaces.map((space) => (
            <label key={space.id}>
              <input
                type="checkbox"
                checked={chosen?.includes(space.id) ?? false}
                onChange={() => toggle(space.id)}
              />
              <bdi>{space.name}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" disabled={isBusy}>
        {m.tokens_make()}
      </Button>
    </form>
  );
}
