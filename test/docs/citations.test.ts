import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['*.{mjs,cjs}', '{loader,widget,i18n,server,scripts,test}/**/*.{ts,tsx,mjs,css}'];
const DOCS = { contract: 'docs/contract.md', design: 'docs/design.md' };

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sectionsOf = (file: string) => [...read(file).matchAll(/^## (\d+)\./gm)].map(([, number]) => number);

for (const [name, file] of Object.entries(DOCS))
  test(`every "${name} §" in a comment is a section of ${file}`, () => {
    const sections = sectionsOf(file);
    const cited = new RegExp(`\\b${name} §(\\d+)`, 'g');
    const lost = globSync(SOURCES, { cwd: ROOT }).flatMap((source) =>
      [...read(source).matchAll(cited)]
        .filter(([, number]) => !sections.includes(number))
        .map(([what]) => `${source}: ${what}`),
    );
    assert.equal(lost, []);
  });

/** As GitHub makes them of headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

for (const file of ['README.md', 'docs/operators.md', ...Object.values(DOCS)])
  test(`every link in ${file} leads somewhere`, () => {
    const lost = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].filter(([, path, anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      try {
        return anchor ? !anchorsOf(target).includes(anchor) : read(target) === '';
      } catch {
        return true;
      }
    });
    assert.equal(
      lost.map(([link]) => link),
      [],
    );
  });

test('every message in the documents is one that is sent, and every one that is sent is there', () => {
  const named = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const documents = ['README.md', 'docs/contract.md'].map(read).join('');
  assert.equal(named(documents, /\{type:"(\w+)"/g), named(read('loader/protocol.ts'), /\btype: '(\w+)'/g));
});

test.run();
