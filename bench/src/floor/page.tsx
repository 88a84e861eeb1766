import { type KeyboardEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a React page can do: the floor under every figure of the planner. */
function EmptyPage() {
  const [goals, setGoals] = useState<readonly string[]>([]);
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter') return;
    setGoals([...goals, currentTarget.value]);
    currentTarget.value = '';
  };
  return (
    <>
      <p data-ready {...{ elementtiming: 'ready' }}>
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
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<EmptyPage />);
