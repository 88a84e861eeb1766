import type { TeamMember } from '@cairn/client/react/team';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { useEditorsOfGoals } from '../../goals/board-editors.ts';
import { PersonPanel } from './person-panel.tsx';

interface OutsidePanelsProps {
  /** Goals by the assignee's user code. */
  readonly held: readonly (readonly [code: string, goals: readonly GoalView[]])[];
  readonly period: Period;
  /** Goals to draw for each person; undefined for a list's default. */
  readonly drawnGoals: number | undefined;
}

/**
 * Assignees who are not members: each board editor (docs/product.md, "Board editors"), and all former members
 * together.
 */
export function OutsidePanels({ held, period, drawnGoals }: OutsidePanelsProps) {
  const { editors, isWhole } = useEditorsOfGoals(held.flatMap(([, goals]) => goals));
  const byCode = new Map(editors.map((editor) => [editor.userCode, editor]));
  const gone = held.filter(([code]) => !byCode.has(code)).flatMap(([, goals]) => goals);
  return (
    <>
      {held.map(([code, goals]) => {
        const editor = byCode.get(code);
        if (!editor) return null;
        const { userId, name, image } = editor;
        const member: TeamMember = { userId, userCode: code, name, image, memberships: [] };
        return (
          <PersonPanel key={code} member={member} period={period} goals={goals} drawnGoals={drawnGoals} />
        );
      })}
      {gone.length > 0 && (
        <PersonPanel
          member={{ ...nobody, name: isWhole ? m.person_removed() : m.assignee_outside() }}
          period={period}
          goals={gone}
          drawnGoals={drawnGoals}
        />
      )}
    </>
  );
}

const nobody: TeamMember = { userId: '', userCode: '', name: '', image: null, memberships: [] };
