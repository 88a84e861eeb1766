import { useCairn } from '@cairn/client/react/cairn-context';
import {
  invite,
  readInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@cairn/client/people/people-calls';
import { assignableRoles, mayInvite, type Role } from '@cairn/core/spaces/roles';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { momentName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { roleNames } from '../../spaces/role-names.ts';
import { MagicLinkCard } from './magic-link-card.tsx';
import { useSpaceHolds } from '../../spaces/space-holds.tsx';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';

export function InviteTab({ space, standing }: SpaceTabProps) {
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{m.space_invite_sees(useSpaceHolds(space.id))}</p>
      {mayInvite(standing) ? (
        <ByMail space={space} standing={standing} />
      ) : (
        <p className={styles.lead}>{m.space_invite_ask()}</p>
      )}
      <MagicLinkCard space={space} standing={standing} />
    </div>
  );
}

function ByMail({ space, standing }: Pick<SpaceTabProps, 'space' | 'standing'>) {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('EDITOR');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const query = useServerQuery(['invitations', space.id], () => readInvitations(cairn, space.id));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (email.trim() === '') return setError(m.field_required());
    setSending(true);
    const sent = await invite(cairn, space.id, email.trim(), role);
    setSending(false);
    if (!sent.ok) return setError(reasonOf(sent.refusal, m.space_offline()));
    showToast({ text: m.space_invited({ email: sent.value.email }) });
    setEmail('');
    void query.refetch();
  };
  const again = async (id: string, to: string) => {
    if (await act.run(() => resendInvitation(cairn, space.id, id)))
      showToast({ text: m.space_invited({ email: to }) });
    void query.refetch();
  };
  const withdraw = async (id: string) => {
    await act.run(() => withdrawInvitation(cairn, space.id, id));
    void query.refetch();
  };

  return (
    <>
      <p className={styles.lead}>{m.space_invite_lead()}</p>
      <form className={styles.invite} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label={m.settings_email()}
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(null);
          }}
        />
        <select
          className={styles.select}
          aria-label={m.space_role()}
          value={role}
          onChange={(event) => {
            const chosen = assignableRoles(standing).find((one) => one === event.currentTarget.value);
            if (chosen) setRole(chosen);
          }}
        >
          {assignableRoles(standing).map((one) => (
            <option key={one} value={one}>
              {roleNames[one]()}
            </option>
          ))}
        </select>
        <Button type="submit" look="primary" icon={<Mail aria-hidden="true" />} disabled={isSending}>
          {m.space_invite_send()}
        </Button>
      </form>
      {query.value === undefined ? (
        <QueryPlaceholder
          query={query}
          failure={m.space_invitations_failed()}
          offline={m.space_offline()}
          rows={2}
        />
      ) : (
        query.value.length > 0 && (
          <ul aria-label={m.space_invitations()}>
            {query.value.map(({ id, email: to, role: as, sentDatetime, isExpired, isUnsent }) => (
              <li key={id} className={styles.person}>
                <Mail aria-hidden="true" />
                <p>
                  <b>
                    <bdi>{to}</bdi>
                  </b>
                  <span>
                    {isExpired
                      ? m.space_invitation_expired()
                      : isUnsent
                        ? m.space_invitation_unsent({ role: roleNames[as]() })
                        : m.space_invitation_sent({
                            role: roleNames[as](),
                            moment: momentName(sentDatetime, planning),
                          })}
                  </span>
                </p>
                <Button
                  icon={<Send aria-hidden="true" />}
                  aria-label={m.space_resend_to({ email: to })}
                  disabled={act.isBusy}
                  onClick={() => void again(id, to)}
                >
                  {m.space_resend()}
                </Button>
                <IconButton
                  label={m.space_withdraw({ email: to })}
                  icon={<X />}
                  onClick={() => void withdraw(id)}
                />
              </li>
            ))}
          </ul>
        )
      )}
    </>
  );
}
