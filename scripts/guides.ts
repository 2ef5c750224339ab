/**
 * Writes the tables of docs/content.md from the structs of the import and scripts/guides/content.yaml, and the given names
 * that a petition's wall knows: `npm run guides`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './build/root.ts';
import { takesNoArguments } from './command.ts';
import { DESCRIBED, tablesIn, withTables } from './guides/content.ts';
import { writeGivenNames } from './guides/given-names.ts';

if (!takesNoArguments('npm run guides')) process.exit();
const file = join(ROOT, 'docs/content.md');
const guide = await readFile(file, 'utf8');
await writeFile(file, withTables(guide, DESCRIBED));
await writeGivenNames(ROOT);

const placed = tablesIn(guide);
for (const { name } of DESCRIBED.filter((each) => !placed.includes(each.name)))
  console.warn(`docs/content.md has no place for a table: <!-- fields:${name} -->`);
