import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseHostMessage } from '../../../../../widget/core/host/frame/messages.ts';

const ours: unknown[] = [
  { type: 'visible', kind: 'standard' },
  { type: 'visible', kind: 'custom' },
  { type: 'adBlock', detected: true },
  { type: 'adBlock', detected: false },
  { type: 'consent', consent: 'granted' },
  { type: 'consent', consent: 'denied' },
  { type: 'consent', consent: 'ask' },
  { type: 'previewState', state: {} },
  { type: 'consent', consent: 'auto', more: 1 },
];

for (const message of ours)
  test(`accepts ${JSON.stringify(message)}`, () => {
    assert.is(parseHostMessage(message), message);
  });

const foreign: unknown[] = [
  null,
  undefined,
  5,
  'hello',
  '{"type":"hello"}',
  [],
  {},
  { type: null },
  { type: ['consent'] },
  { type: 'Hello' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: 'triggerResize', height: 5 },
  { type: 'visible' },
  { type: 'visible', kind: 'other' },
  { type: 'visible', kind: ['standard'] },
  { type: 'adBlock' },
  { type: 'adBlock', detected: 'true' },
  { type: 'adBlock', detected: 1 },
  { type: 'consent', state: 'auto' },
  { type: 'consent', state: true },
  { type: 'previewState' },
  { type: 'previewState', state: null },
  { type: 'previewState', state: '{}' },
  new Map([['type', 'adBlock']]),
];

for (const message of foreign)
  test(`ignores ${JSON.stringify(message)}`, () => {
    assert.is(parseHostMessage(message), null);
  });

test('never throws for any message', () => {
  fc.assert(fc.property(fc.anything(), (data) => void parseHostMessage(data)));
});

test.run();
