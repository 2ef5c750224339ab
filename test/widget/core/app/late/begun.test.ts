import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginAt, hearWhatWasDone } from '../../../../../widget/core/app/late/begun.ts';
import type { Action } from '../../../../../widget/core/model/action.ts';
import type { Widget } from '../../../../../widget/core/model/widget.ts';
import { withDom } from '../../../../support/dom.ts';

withDom(test);

const poll = { identifier: '1|poll', initialOrder: 0 } as Action;
const gift = { identifier: '2|donation', initialOrder: 1 } as Action;
const widget = { actions: [poll, gift] } as unknown as Widget;

test('begins at the action that was begun, and leaves the order that says what follows', () => {
  assert.equal(beginAt(widget, gift.identifier).actions, [gift, poll]);
  assert.equal(
    beginAt(widget, gift.identifier).actions.map(({ initialOrder }) => initialOrder),
    [1, 0],
  );
});

test('stays as it is where no action has that name', () => assert.is(beginAt(widget, 'x'), widget));

test('takes the amount out of the address, and leaves the rest', () => {
  history.replaceState(null, '', '/widget/?widgetRequestId=wr&begin=2|donation&amount=25&currency=USD&route=/donation');
  beginAt(widget, gift.identifier);
  assert.equal([...new URLSearchParams(location.search).keys()], ['widgetRequestId', 'begin', 'route']);
});

function open() {
  const done: unknown[] = [];
  const note = (what: string) => (value: unknown) => done.push([what, value]);
  const app = {
    session: { widget: { value: widget }, answer: note('answer'), complete: note('complete') },
    lifecycle: { doneElsewhere: note('tracked') },
  };
  hearWhatWasDone(app as never);
  return done;
}

const say = (data: unknown, source: unknown = parent) =>
  dispatchEvent(Object.assign(new Event('message'), { data, source }));

test('takes up what the page’s reader has answered and completed, once', () => {
  const done = open();
  const answer = { actionIdentifier: poll.identifier, answerId: 7 };
  say({ type: 'begun', answers: [answer], completed: [poll.identifier] });
  say({ type: 'begun', answers: [answer], completed: [poll.identifier] });
  assert.equal(done, [
    ['answer', answer],
    ['complete', poll],
    ['tracked', poll],
  ]);
});

for (const [title, data] of [
  ['another message', { type: 'visible', answers: [{ actionIdentifier: '1|poll' }] }],
  ['no message', null],
  ['what is no list', { type: 'begun', answers: '1|poll', completed: { length: 1 } }],
  [
    'actions that there are not',
    { type: 'begun', answers: [{ actionIdentifier: 'x' }, null, 1], completed: ['x', null] },
  ],
] as const)
  test(`takes up nothing of ${title}`, () => {
    const done = open();
    say(data);
    assert.equal(done, []);
  });

test('hears only the page that holds the frame', () => {
  const done = open();
  say({ type: 'begun', answers: [], completed: [poll.identifier] }, {});
  assert.equal(done, []);
});

test.run();
