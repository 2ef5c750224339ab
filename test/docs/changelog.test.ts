import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../support/documents.ts';

const CHANGELOG = read('CHANGELOG.md');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The kinds of change that Keep a Changelog knows. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('has a section for the version in package.json', () => {
  const [latest = ''] = CHANGELOG.split(/^## /m).slice(1);
  assert.ok(latest.startsWith('[Unreleased]') ? latest.includes(version) : latest.startsWith(`[${version}] – `));
});

test('uses only the kinds of change that the format defines', () => {
  const kinds = [...CHANGELOG.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind ?? '');
  assert.ok(kinds.length > 0);
  assert.equal(
    kinds.filter((kind) => !KINDS.includes(kind)),
    [],
  );
});

test.run();
