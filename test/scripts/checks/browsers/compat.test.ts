import type { CompatStatement, SupportStatement } from '@mdn/browser-compat-data/types';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOlder, lackedBy } from '../../../../scripts/checks/browsers/compat.ts';

const orders: [version: string, other: string, isOlder: boolean][] = [
  ['15.4', '15.10', true],
  ['15.10', '15.4', false],
  ['16', '16.0', false],
  ['9', '10', true],
  ['15.4', '16', true],
];

for (const [version, other, expected] of orders)
  test(`${version} is ${expected ? '' : 'not '}older than ${other}`, () => {
    assert.is(isOlder(version, other), expected);
  });

const supports: [what: string, support: SupportStatement, lacked: string[]][] = [
  ['an older feature', { version_added: '92' }, []],
  ['a feature of that version', { version_added: '93' }, []],
  ['a feature of that version or earlier', { version_added: '≤93' }, []],
  ['a newer feature', { version_added: '94' }, ['chrome 94']],
  ['an unsupported feature', { version_added: false }, ['chrome never']],
  ['a feature of a preview', { version_added: 'preview' }, ['chrome never']],
  ['a feature behind a flag', { version_added: '80', flags: [{ type: 'preference', name: 'x' }] }, ['chrome never']],
  ['a prefixed feature', { version_added: '80', prefix: '-webkit-' }, ['chrome never']],
  [
    'a feature that was prefixed at first',
    [{ version_added: '96' }, { version_added: '1', prefix: '-webkit-' }],
    ['chrome 96'],
  ],
  ['a removed feature', { version_added: '80', version_removed: '120' }, ['chrome never']],
  [
    'a feature with partial support before',
    [{ version_added: '96' }, { version_added: '1', version_removed: '96' }],
    [],
  ],
];

for (const [what, support, lacked] of supports)
  test(`of ${what}, Chrome 93 is reported as ${lacked.join() || 'supporting it'}`, () => {
    const compat = { support: { chrome: support } } as unknown as CompatStatement;
    assert.equal(lackedBy(compat, { chrome: '93' }), lacked);
  });

test.run();
