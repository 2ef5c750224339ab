import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GIVEN_NAMES, givenNames } from '../../../scripts/guides/given-names.ts';
import { createServer } from '../../../server/app.ts';
import { isGivenName } from '../../../server/widgets/given-names.ts';
import { script } from '../../support/child.ts';
import { read } from '../../support/documents.ts';
import { PETITION, signature } from '../support/bodies.ts';

test('has the given names of npm run guides', () => {
  assert.is(read(GIVEN_NAMES), givenNames());
});

const NAMES: [word: string, isName: boolean][] = [
  ['Maya', true],
  ['chloe', true],
  ['Chloé', true],
  ['JOSÉ', true],
  ['Ольга', true],
  ['Boycott', false],
  ['Hitler', false],
  ['', false],
];

for (const [word, isName] of NAMES)
  test(`knows ${word || 'nothing'} ${isName ? '' : 'not '}as a given name`, () => assert.is(isGivenName(word), isName));

test('lists, hides and shows names by the command', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-wall-'));
  const wall = (...args: string[]) => script('wall', { DATA_DIR: dataDir }, ...args);
  try {
    const server = await createServer({ dataDir, logLevel: 'silent', distDir: 'none', sharePictures: false });
    assert.is(wall().stdout, 'Nobody has agreed to be named yet\n');
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const payload = JSON.stringify(signature({ showName: true, firstName: 'Zork', lastName: 'Reyes' }));
    await server.app.inject({ method: 'POST', url: `/api/${PETITION}`, headers, payload });
    const lines = () => wall('list').stdout.trim().split('\n');
    const [heads, row = ''] = lines();
    assert.is(heads, 'number\tsigned\tpetition\tname\tothers see it');
    assert.match(row, /^1\t\d{4}-\S+Z\t3001\|petition\tZork R\.\tas Z\. R\.$/);
    assert.is(wall('hide', '1').stdout, '1 name hidden\n');
    assert.match(lines()[1] ?? '', /\thidden$/);
    assert.is(wall('show', '1').stdout, '1 name shown again\n');
    for (const [args, said] of [
      [['hide', '99'], 'No name on a wall has the number 99'],
      [['hide'], 'Usage: npm run wall'],
      [['hide', 'Zork'], 'Usage: npm run wall'],
      [['remove', '1'], 'Usage: npm run wall'],
    ] as const) {
      const { status, stderr } = wall(...args);
      assert.is(status, 1, args.join(' '));
      assert.match(stderr, said);
    }
    await server.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test.run();
