import type { Described, Field } from './content-fields.ts';
import { isRequired, takesOf } from './takes.ts';

const escaped = (text: string) => text.replaceAll('|', '\\|');

/** JSON on one line, with spaces. */
const exampleText = (value: unknown): string => {
  const text = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  return `\`${text}\``;
};

function row(name: string, [example, means]: Field, { struct }: Described): string {
  const field = struct.schema[name];
  if (!field) throw new Error(`There is no field "${name}"`);
  const takes = `${takesOf(field)}${isRequired(field) ? ', **required**' : ''}`;
  return `| \`${name}\` | ${takes} | ${escaped(exampleText(example))} | ${escaped(means)} |`;
}

/** A Markdown table; a sentence if there are no fields. */
function tableOf(described: Described): string {
  const rows = Object.entries(described.fields).map(([name, field]) => row(name, field, described));
  if (rows.length === 0) return 'It needs no `details`.';
  return ['| field | takes | example | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

const MARKED = /(<!-- fields:([^>]+?) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/** The names of the tables that a text has markers for. */
export const tablesIn = (text: string): string[] => [...text.matchAll(MARKED)].map(([, , name]) => name ?? '');

/** Fills in a text's tables from the structs. @throws Error for an unknown table */
export const withTables = (text: string, all: readonly Described[]): string =>
  text.replaceAll(MARKED, (_, open: string, name: string, close: string) => {
    const described = all.find((each) => each.name === name);
    if (!described) throw new Error(`No table is called "${name}"`);
    return `${open}${tableOf(described)}\n${close}`;
  });
