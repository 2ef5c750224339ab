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
  ['one of that very version', { version_added: '93' }, []],
  ['one that came at the latest then', { version_added: '≤93' }, []],
  ['a newer one', { version_added: '94' }, ['chrome 94']],
  ['one that never came', { version_added: false }, ['chrome never']],
  ['one of a preview', { version_added: 'preview' }, ['chrome never']],
  ['one behind a switch', { version_added: '80', flags: [{ type: 'preference', name: 'x' }] }, ['chrome never']],
  ['one with a prefix', { version_added: '80', prefix: '-webkit-' }, ['chrome never']],
  ['one first with a prefix', [{ version_added: '96' }, { version_added: '1', prefix: '-webkit-' }], ['chrome 96']],
  ['one that went', { version_added: '80', version_removed: '120' }, ['chrome never']],
  ['one that was half there', [{ version_added: '96' }, { version_added: '1', version_removed: '96' }], []],
];

for (const [what, support, lacked] of supports)
  test(`Chrome 93 and ${what}: ${lacked.join() || 'has it'}`, () => {
    const compat = { support: { chrome: support } } as unknown as CompatStatement;
    assert.equal(lackedBy(compat, { chrome: '93' }), lacked);
  });

test.run();
