import { createContext } from 'react';

export interface RunningGoal {
  readonly key: string;
  readonly minutesLeft: number;
}

export const RunningGoalContext = createContext<RunningGoal | null>(null);
