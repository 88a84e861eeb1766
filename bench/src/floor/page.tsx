import { createRoot } from 'react-dom/client';

// The least that a React page can do: the floor under every figure of the planner.
createRoot(document.getElementById('root') as HTMLElement).render(<p data-ready>Hello</p>);
