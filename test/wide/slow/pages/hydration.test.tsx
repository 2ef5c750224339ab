import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import type { WireWidget } from '../../../../widget/core/api/wire/widget.ts';
import type { HeldCard } from '../../../../widget/core/host/frame/page/held-card.ts';
import { cardRequest, dependsOnPlace, renderCard } from '../../../../widget/entries/served/render.tsx';
import { takeOver as handOver } from '../../../../widget/entries/take-over.ts';
import { waitUntil } from '../../../support/wait.ts';
import { answerOf, FIRST_CARDS, open, testTakeOver, withBuilt } from '../../../widget/entries/served/take-over.ts';

/**
 * The first card of every state, drawn by the server and taken over by React, which must find what it would draw.
 * `test/wide/states/hydration-locales.test.ts` has the other languages.
 */

withBuilt(test);

testTakeOver(test, 'en-US');

test('a page says whether all of its answer can be read, so that its own scripts check what can not', async () => {
  const answer = answerOf('en-US', 0);
  const malformed = { ...answer, cards: [...answer.cards, { id: 'c-2', actions: [{ id: {} }] }] };
  const told: string[] = [];
  const report = (error: unknown) => void told.push(String(error));
  const isSound = async (each: WireWidget) => (await renderCard(each, { search: '', report }))?.isSound;
  assert.is(await isSound(answer), true);
  assert.equal(told, []);
  assert.is(await isSound(malformed), false);
  const widget = open(malformed, false, report);
  await waitUntil(() => widget.state.value.phase === 'shown');
  widget.destroy();
  // The server's log and the reader's console.
  assert.is(told.length, 2);
  assert.match(told[1] ?? '', 'action on card c-2');
});

test('a card that was taken over is fitted to its room by React alone', async () => {
  const answer = answerOf('en-US', 0);
  const rendered = await renderCard(answer, { search: '', report: () => {} });
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = rendered?.html ?? '';
  const stage = element.querySelector('.ca-stage');
  const fitsOnResize = () => {
    stage?.setAttribute('data-scrolls', '');
    dispatchEvent(new Event('resize'));
    return !stage?.hasAttribute('data-scrolls');
  };
  const widget = open(answer, true, () => {});
  let take = () => {};
  const released = new Promise<void>((release) => {
    const card = { fit() {}, want() {}, lose() {}, release };
    const whenWanted = (run: () => void) => {
      take = run;
    };
    handOver(
      element,
      widget,
      { ...card, whenWanted } as unknown as HeldCard,
      { drawing: [], next: [] },
      () => import('../../../../widget/entries/draw.tsx'),
    );
  });
  await waitUntil(() => widget.state.value.phase === 'shown');
  assert.is(fitsOnResize(), true, 'before');
  take();
  await released;
  assert.is(fitsOnResize(), false, 'after');
  widget.destroy();
  element.remove();
  // React ends its effects in tasks of their own, which must not outlive the window.
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((later) => setImmediate(later));
});

/** What only a reader's browser can draw: forms that look for lawmakers by themselves, a fallback, a notice bar, when a widget opens. */
const OF_BROWSER = [
  'email-form-lawmakers-unknown',
  'checkregistration-abroad',
  'tweet-post-lawmaker-unknown',
  'shell-notice',
  'shell-not-open-poll',
  'shell-not-open-petition',
  'shell-not-open-long',
];

/** The cards that the server leaves to the page without one, by state. */
async function undrawn(): Promise<string[]> {
  const drawn = await Promise.all(
    FIRST_CARDS.map((_, index) => renderCard(answerOf('en-US', index), { search: '', report: () => {} })),
  );
  return FIRST_CARDS.filter((_, index) => !drawn[index]).map(({ name }) => name);
}

test('the server draws the start of every kind', async () => {
  const left = await undrawn();
  for (const kind of Object.keys(kinds)) {
    const [first] = FIRST_CARDS.filter((state) => state.kind === kind);
    assert.ok(first && !left.includes(first.name), `${kind}: ${first?.name}`);
  }
  assert.equal(left, OF_BROWSER);
});

const REQUESTS: [search: string, seen: string | null][] = [
  ['?widgetRequestId=wr', '?'],
  ['?articleUrl=https%3A%2F%2Fnews.example%2Fstory&embedType=1&articleUrlTracking=x&consent=granted', '?'],
  ['?widgetRequestId=wr&width=400&height=500&sponsored=true&notice=true', '?sponsored=true&width=400'],
  ['?widgetRequestId=wr&width=wide&sponsored=yes', '?'],
  ['?widgetRequestId=wr&articleUrl=https%3A%2F%2Fnews.example', null],
  ['?widgetPreviewId=p', null],
  ['?widgetRequestId=wr&mode=ab4e-test', null],
  ['?widgetRequestId=wr&articleUrlTracking=https%3A%2F%2Fnews.example%3Fmode%3Dab4e-preview', null],
  ['?widgetRequestId=wr&designVariant=2', null],
  ['?widgetRequestId=wr&mockActionData=poll-question', null],
  ['?widgetRequestId=wr&route=%2Fpoll', null],
  ['', null],
];

for (const [search, seen] of REQUESTS)
  test(`"${search}" asks for ${seen === null ? 'the page without a card' : `a card by "${seen}"`}`, () => {
    assert.is(cardRequest(search)?.search ?? null, seen);
  });

const only = (type: string, more: object = {}): WireWidget => ({
  widgetId: 1,
  cards: [{ id: 1, actions: [{ id: 1, type, details: { answers: [{ id: 1, text: 'Yes' }] }, ...more }] }],
});

const PLACES: [what: string, widget: WireWidget, depends: boolean][] = [
  ['a poll', only('poll', { title: 'Yes?' }), false],
  ['a poll that names the reader’s state', only('poll', { title: 'Will @state vote?' }), true],
  ['a poll that names the reader’s postcode', only('poll', { text: 'In @postalCode.' }), true],
  ['a check of a registration, which is for one country', only('checkregistration'), true],
  ['a widget without actions', { widgetId: 1, cards: [] }, false],
];

for (const [what, widget, depends] of PLACES)
  test(`the first card of ${what} ${depends ? 'depends' : 'does not depend'} on the place`, () => {
    assert.is(dependsOnPlace(widget), depends);
  });

test.run();
