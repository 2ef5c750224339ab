import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The README and every guide. */
export const DOCUMENTS = globSync(['*.md', 'docs/*.md'], { cwd: ROOT }).sort();

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The contents of the fenced blocks of a language. */
export const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block ?? '');

/** The text from a heading to the next one of the same or a higher level. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`There is no "${heading}"`);
  const level = heading.indexOf(' ');
  const body = text.slice(start + heading.length + 2);
  const end = body.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
}

/** The cells of all table rows in a text, without headers. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !isHead(lines, index))
    .map((line) =>
      line
        .replaceAll('\\|', '\0')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('\0', '|').trim()),
    );

const isRule = (line = '') => /^\|[-:|]+\|$/.test(line);
const isHead = (lines: string[], index: number) => isRule(lines[index]) || isRule(lines[index + 1]);

/** The inline code of a text, outside of fenced blocks. */
export const codeIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
