import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../support/documents.ts';

const CHANGELOG = read('CHANGELOG.md');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The kinds of change that Keep a Changelog knows. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('names the version of package.json, released or to come', () => {
  const [latest = ''] = CHANGELOG.split(/^## /m).slice(1);
  assert.ok(latest.startsWith('[Unreleased]') ? latest.includes(version) : latest.startsWith(`[${version}] – `));
});

test('has no other kinds of change than the format has', () => {
  const kinds = [...CHANGELOG.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind ?? '');
  assert.ok(kinds.length > 0);
  assert.equal(
    kinds.filter((kind) => !KINDS.includes(kind)),
    [],
  );
});

test.run();
