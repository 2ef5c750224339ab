import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createReport, reportUncaught } from '../../../../widget/core/browser/report.ts';

const { warn } = console;
const warned: unknown[][] = [];

test.before.each(() => {
  warned.splice(0);
  console.warn = (...args: unknown[]) => void warned.push(args);
});
test.after.each(() => {
  console.warn = warn;
});

const create = () => createReport({ errorReports: null, environment: 'production', version: '1' }, 'default');

test('reports an error once, with its context as text', () => {
  const report = create();
  const error = new Error('broken');
  report(error, { path: 'x' });
  report(error);
  assert.equal(warned, [['[civicAction]', 'broken', '{"path":"x"}']]);
});

test('reports two errors with the same text twice', () => {
  const report = create();
  report(new Error('broken'));
  report(new Error('broken'));
  assert.is(warned.length, 2);
});

test('reports thrown values that are not errors', () => {
  create()('broken');
  create()({ code: 4 });
  assert.equal(warned, [
    ['[civicAction]', 'broken'],
    ['[civicAction]', '{"code":4}'],
  ]);
});

for (const text of [
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
  'Script error.',
])
  test(`ignores "${text}"`, () => {
    create()(new Error(text));
    assert.equal(warned, []);
  });

test('reports uncaught errors once', () => {
  const page = new EventTarget();
  const { addEventListener } = globalThis;
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  reportUncaught(create());
  Object.assign(globalThis, { addEventListener });
  const error = new Error('nobody caught this');
  const say = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
  say('error', { error, message: 'Uncaught Error: nobody caught this' });
  say('unhandledrejection', { reason: error });
  say('unhandledrejection', { reason: 'only a text' });
  say('error', { error: null, message: 'ResizeObserver loop limit exceeded' });
  assert.equal(
    warned.map(([, text]) => text),
    ['nobody caught this', 'only a text'],
  );
});

test.run();
