import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { CompatStatement } from '@mdn/browser-compat-data/types';
import type { Page } from 'puppeteer-core';
import { OLDEST } from '../../../../scripts/build/code/oldest-browsers.ts';
import { writePolicyFacts } from '../../../../scripts/build/site/index.ts';
import { compatAt, entryAt, lackedBy } from '../../../../scripts/checks/browsers/compat.ts';

/** A class or namespace and its member; without a member, all of it. */
type Name = [owner: string, member: string];

/** `timeout_static` of MDN's data is `AbortSignal.timeout`; events and permissions are no members. */
const memberOf = (name: string) => (/_(event|permission)$|^@@/.test(name) ? '' : name.replace(/_static$/, ''));

const isLacked = (compat: CompatStatement | undefined) => compat !== undefined && lackedBy(compat, OLDEST).length > 0;

function lackedIn(...path: string[]): Name[] {
  return Object.entries(entryAt(...path) ?? {}).flatMap(([owner, entry]): Name[] => {
    if (isLacked(compatAt(...path, owner))) return [[owner, '']];
    const members = Object.keys(entry).filter((name) => isLacked(compatAt(...path, owner, name)));
    const names = members.map(memberOf).filter((name) => name && name !== owner);
    return names.map((name) => [owner, name]);
  });
}

const LACKED: Name[] = [
  ...lackedIn('javascript', 'builtins'),
  ...lackedIn('javascript', 'builtins', 'Intl').map(([owner, member]): Name => [`Intl.${owner}`, member]),
  ...lackedIn('api'),
];

/** Removes from a page everything that one of the oldest browsers lacks. */
const forget = (names: Name[]) => {
  const find = (path: string) =>
    path
      .split('.')
      .reduce<Record<string, unknown> | undefined>(
        (holder, name) => holder?.[name] as Record<string, unknown> | undefined,
        window as unknown as Record<string, unknown>,
      );
  const drop = (holder: unknown, name: string) => {
    // Some things cannot be removed; we use none of them.
    if (holder) Reflect.deleteProperty(holder, name);
  };
  for (const [owner, member] of names) {
    const parts = owner.split('.');
    const own = parts.pop() ?? '';
    const holder = parts.length > 0 ? find(parts.join('.')) : window;
    if (!member) drop(holder, own);
    else for (const place of [find(owner), find(owner)?.prototype, owner === 'Window' && window]) drop(place, member);
  }
};

/** Before a page's own scripts run, in its frames too. */
export const makeOld = (page: Page) => page.evaluateOnNewDocument(forget, LACKED);

/** Renames CSS that the oldest browsers do not know to names that no browser knows. */
const UNKNOWN: [known: RegExp, unknown: string][] = [
  [/@container/g, '@x-container'],
  [/container-type/g, 'x-container-type'],
  [/(?<![\w-])container:/g, 'x-container:'],
  [/text-wrap/g, 'x-text-wrap'],
  [/\b(\d+)cqw\b/g, '$1xcqw'],
];

/** A copy of a build for such a page. @returns its folder */
export async function oldStyles(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'civic-action-old-'));
  await cp(dist, folder, { recursive: true, filter: (file) => !['.br', '.gz', '.map'].includes(extname(file)) });
  for (const file of globSync('{loader.js,widget/*.{js,css},gallery/*.{js,css}}', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      UNKNOWN.reduce((all, [known, name]) => all.replace(known, name), text),
    );
  }
  // The policy names the sheets as they were.
  await writePolicyFacts(join(folder, 'widget'), {});
  return folder;
}
