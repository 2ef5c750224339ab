/** A Markdown table; numbers are right-aligned. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** What a figure should be at most. */
type Goal = { name: string; figure: number; atMost: number; digits?: number };

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

/** What is kept of a measurement: Markdown with a heading for each part. */
export type Part = { title: string; body: string };

const HEADING = /^## (.+)$/m;

/** The parts of a document, and what stands before them. */
export function readParts(markdown: string): { intro: string; parts: Part[] } {
  const [intro = '', ...rest] = markdown.split(HEADING);
  const parts: Part[] = [];
  for (let index = 0; index < rest.length; index += 2)
    parts.push({ title: rest[index] ?? '', body: (rest[index + 1] ?? '').trim() });
  return { intro: intro.trim(), parts };
}

export const writeParts = (intro: string, parts: readonly Part[]): string =>
  `${[intro, ...parts.map(({ title, body }) => `## ${title}\n\n${body}`)].join('\n\n')}\n`;

/** New parts take the place of old ones with their titles; others stay. */
export const mergeParts = (old: readonly Part[], measured: readonly Part[]): Part[] => {
  const known = old.map((part) => measured.find(({ title }) => title === part.title) ?? part);
  return [...known, ...measured.filter(({ title }) => !old.some((part) => part.title === title))];
};

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRule = (cells: readonly string[]) => cells.every((cell) => /^-+:?$/.test(cell));

/** The numbers in a part's tables, by their row and column. */
function figuresOf({ title, body }: Part): Map<string, number> {
  const figures = new Map<string, number>();
  let head: string[] = [];
  let isInTable = false;
  for (const line of body.split('\n')) {
    const cells = cellsOf(line);
    if (line.startsWith('|') && !isInTable) head = cells;
    else if (line.startsWith('|') && !isRule(cells))
      for (const [column, cell] of cells.entries())
        if (/^-?[\d.]+$/.test(cell)) figures.set([title, cells[0], head[column]].join(', '), Number(cell));
    isInTable = line.startsWith('|');
  }
  return figures;
}

const change = (before: number, after: number) =>
  before === 0 ? '' : `${after >= before ? '+' : '−'}${Math.abs(Math.round((after / before - 1) * 100))} %`;

/** A Markdown table of the figures that have changed since; null if none has. */
export function differences(before: readonly Part[], after: readonly Part[]): string | null {
  const old = new Map(before.flatMap((part) => [...figuresOf(part)]));
  const rows = after
    .flatMap((part) => [...figuresOf(part)])
    .flatMap(([name, figure]) => {
      const last = old.get(name);
      return last === undefined || last === figure ? [] : [[name, last, figure, change(last, figure)]];
    });
  return rows.length > 0 ? table(['figure', 'last time', 'now', 'change'], rows) : null;
}
