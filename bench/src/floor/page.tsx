import { type KeyboardEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Baseline for the planner: a nearly empty React page. */
function EmptyPage() {
  const [goals, setGoals] = useState<readonly string[]>([]);
  const [isDone, setIsDone] = useState(false);
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter') return;
    setGoals([...goals, currentTarget.value]);
    currentTarget.value = '';
  };
  return (
    <>
      <p data-ready data-done={isDone || undefined} {...{ elementtiming: 'ready' }}>
        Hello
      </p>
      <ul>
        {goals.map((goal) => (
          <li key={goal} data-goal>
            {goal}
          </li>
        ))}
      </ul>
      <input onKeyDown={press} />
      <input type="checkbox" checked={isDone} onChange={() => setIsDone(!isDone)} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<EmptyPage />);
