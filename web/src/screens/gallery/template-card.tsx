import type { Cairn } from '@cairn/client/cairn/cairn';
import { boardArrived } from '@cairn/client/boards/board-arrived';
import { cloneTemplate } from '@cairn/client/public-boards/community';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { TemplateWire } from '@cairn/contract/community';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { reasonOf } from '../../base/reason-of.ts';
import { useSpaceChoice } from '../../pickers/use-space-choice.tsx';
import cards from '../../boards/board-card.module.css';
import { Cover } from '../../boards/cover.tsx';
import { useDeferToSignup } from '../../account/use-defer-to-signup.ts';
import styles from './gallery-screen.module.css';

interface TemplateCardProps {
  readonly template: TemplateWire;
  readonly category: string;
}

export function TemplateCard({ template, category }: TemplateCardProps) {
  const cairn = useCairnIfAny();
  const navigate = useNavigate();
  const wishForLater = useDeferToSignup();
  const spaces = useSpaceChoice();
  const [isMaking, setMaking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { code, name, emoji, background, about, goalsCount, lists, language } = template;
  const make = async (holder: Cairn, space: string | undefined) => {
    setMaking(true);
    const made = await cloneTemplate(code, holder.environment.newId(), space);
    if (made.ok) {
      await boardArrived(holder, made.value.id);
      await navigate({ to: '/boards/$code/', params: { code: made.value.code } });
    } else showToast({ text: reasonOf(made.refusal) });
    setMaking(false);
  };
  const use = () => {
    if (cairn) spaces.choose(cairn, (space) => void make(cairn, space));
    else wishForLater({ type: 'templateCloning', templateCode: code });
  };
  const useText = isMaking ? m.template_making() : m.template_use();
  const lookText = isOpen ? m.template_look_away() : m.template_look();
  return (
    <li className={`${cards.card} ${styles.template}`}>
      <div className={cards.cover} aria-hidden="true">
        <Cover background={background} color="" seed={code} />
        <span className={cards.emoji}>{lists.map((list) => list.emoji).join('')}</span>
      </div>
      <h3 lang={language}>
        {emoji} {name}
      </h3>
      <p className={styles.facts}>
        {category} · {m.boards_lists({ count: lists.length })} · {m.boards_goals({ count: goalsCount })}
      </p>
      <p lang={language}>{about}</p>
      {isOpen && (
        <div className={styles.inside} lang={language}>
          {lists.map((list) => (
            <section key={list.name} aria-label={list.name}>
              <h4>
                {list.emoji} {list.name}
              </h4>
              <ul>
                {list.goals.map((goal) => (
                  <li key={goal.name}>{goal.name}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <footer>
        <Button
          icon={<Copy />}
          disabled={isMaking}
          aria-label={isMaking ? `${useText}: ${name}` : m.template_use_named({ name })}
          onClick={use}
        >
          {useText}
        </Button>
        <Button
          look="ghost"
          aria-expanded={isOpen}
          aria-label={isOpen ? `${lookText}: ${name}` : m.template_look_named({ name })}
          onClick={() => setOpen(!isOpen)}
        >
          {lookText}
        </Button>
      </footer>
      {spaces.surface}
    </li>
  );
}
