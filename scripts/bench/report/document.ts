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
