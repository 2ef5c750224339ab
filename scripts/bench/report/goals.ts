import { table } from './table.ts';

/** What a figure should be at most. */
export type Goal = { name: string; figure: number; atMost: number; digits?: number };

export const holds = ({ figure, atMost, digits = 2 }: Goal): boolean => Number(figure.toFixed(digits)) <= atMost;

/** A Markdown table of goals. A figure that is missing holds nothing. */
export const goalsTable = (goals: readonly Goal[]): string =>
  table(
    ['goal', 'measured', 'at most', 'holds'],
    goals.map((goal) => [
      goal.name,
      Number(goal.figure.toFixed(goal.digits ?? 2)),
      goal.atMost,
      holds(goal) ? 'yes' : '**no**',
    ]),
  );
