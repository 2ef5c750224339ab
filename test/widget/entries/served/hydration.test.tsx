import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES, type Locale } from '../../../../i18n/locale.ts';
import { kinds } from '../../../../widget/actions/registry.ts';
import type { WireWidget } from '../../../../widget/core/api/wire/widget.ts';
import { createWidget } from '../../../../widget/core/app/create-widget.ts';
import { readConfig } from '../../../../widget/core/config/config.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';
import type { HeldCard } from '../../../../widget/core/host/frame/page/held-card.ts';
import { hydrate } from '../../../../widget/entries/draw.tsx';
import { cardRequest, dependsOnPlace, renderCard } from '../../../../widget/entries/served/render.tsx';
import { takeOver as handOver } from '../../../../widget/entries/take-over.ts';
import { createGalleryHost } from '../../../../widget/gallery/start.tsx';
import { states } from '../../../../widget/gallery/states.ts';
import { cards } from '../../../../widget/parts/cards/index.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';

/** The first card of every state, drawn by the server and taken over by React, which must find what it would draw. */

withDom(test, { width: 620, height: 362 });

/** What the build puts in their place. */
const BUILT = { __ENVIRONMENT__: 'production', __ORIGIN__: '', __ENDPOINTS__: '{}', __VERSION__: '0' };
// React draws by itself here, as in a page.
test.before(() => void Object.assign(globalThis, BUILT, { IS_REACT_ACT_ENVIRONMENT: false }));
test.after(() => {
  for (const name of Object.keys(BUILT)) Reflect.deleteProperty(globalThis, name);
});

/** React's complaints about markup that differs, and reports of the widget. */
async function complaintsOf(run: (report: (error: unknown) => void) => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  try {
    await run((fault) => void said.push(String(fault)));
  } finally {
    console.error = error;
  }
  return said;
}

function open(answer: WireWidget, isSound: boolean, report: (error: unknown) => void) {
  return createWidget({
    kinds,
    cards,
    host: createGalleryHost(),
    config: readConfig('https://widget.test'),
    params: readParams('?widgetRequestId=wr'),
    mode: 'default',
    pageUrl: '',
    isTrackingAllowed: false,
    restart: () => false,
    width: () => 620,
    report,
    early: null,
    served: { answer, isSound },
    answers: () => () => answer as never,
  });
}

/** Without styles and addresses of the page, and without how the screen is fitted to its room. */
const shapeOf = (element: Element) =>
  element.innerHTML
    .replaceAll('https://widget.test', '')
    .replace(/ (style|data-fit|data-scrolls|data-end)="[^"]*"/g, '')
    .replace(/(<main[^>]*) tabindex="0"/, '$1');

/** The markup around the first difference. */
function differenceOf(before: string, after: string): string {
  if (before === after) return '';
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  return [before, after].map((each) => each.slice(Math.max(0, at - 60), at + 60)).join(' became ');
}

async function takeOver(
  answer: WireWidget,
  report: (error: unknown) => void,
): Promise<[before: string, after: string]> {
  const card = await renderCard(answer, { search: '', report });
  if (!card) return ['', ''];
  const element = document.body.appendChild(document.createElement('div'));
  // As the page's address makes them.
  element.innerHTML = card.html.replaceAll(/ (src|href)="(?=\/)/g, ' $1="https://widget.test');
  const before = shapeOf(element);
  const widget = open(answer, card.isSound, report);
  await waitUntil(() => widget.state.value.phase === 'shown');
  await widget.loadDrawn();
  const root = await hydrate(element, widget);
  const after = shapeOf(element);
  root.unmount();
  // React ends its effects in tasks of their own, which must not outlive the window.
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((later) => setImmediate(later));
  widget.destroy();
  element.remove();
  return [before, after];
}

const FIRST_CARDS = states.filter(({ Screen, fails, isRootless }) => !Screen && !fails && !isRootless);

const answerOf = (locale: Locale, index: number): WireWidget => {
  const state = FIRST_CARDS[index];
  if (!state) throw new Error(`No state ${index}`);
  return { ...state.widget(locale), languageLocale: locale };
};

const [ENGLISH, ...OTHERS] = LOCALES;

/** Another language changes words, not structure: each third state also in one of the others, or with --all each in each. */
const isRun = (locale: Locale, index: number) =>
  Boolean(process.env.TEST_ALL) || locale === ENGLISH || index % (3 * OTHERS.length) === 3 * OTHERS.indexOf(locale);

for (const locale of LOCALES) {
  const seen = new Set<string>();
  for (const [index, { name }] of FIRST_CARDS.entries()) {
    const key = JSON.stringify(answerOf(locale, index));
    if (seen.has(key) || !isRun(locale, index)) continue;
    seen.add(key);
    test(`the first card of ${name} in ${locale} is taken over as it was drawn`, async () => {
      const complaints = await complaintsOf(async (report) => {
        const [before, after] = await takeOver(answerOf(locale, index), report);
        assert.is(differenceOf(before, after), '');
      });
      assert.equal(complaints, []);
    });
  }
}

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
      [],
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
