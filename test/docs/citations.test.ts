import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DOCUMENTS, ROOT, read } from '../support/documents.ts';

const SOURCES = ['*.{mjs,cjs}', '{loader,widget,i18n,server,scripts,test}/**/*.{ts,tsx,mjs,css}'];
const DOCS = { contract: 'docs/contract.md', design: 'docs/design.md' };

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

/** The anchors that GitHub makes from headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

for (const file of DOCUMENTS)
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

test('the documents name exactly the messages that are sent', () => {
  const named = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  assert.equal(
    named(read('docs/contract.md'), /\{type:"(\w+)"/g),
    named(read('loader/protocol.ts'), /\btype: '(\w+)'/g),
  );
});

test.run();
