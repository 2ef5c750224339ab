import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '../../../../i18n/locale.ts';
import { kinds } from '../../../../widget/actions/registry.ts';
import type { WireWidget } from '../../../../widget/core/api/wire/widget.ts';
import { createWidget } from '../../../../widget/core/app/create-widget.ts';
import { readConfig } from '../../../../widget/core/config/config.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';
import { hydrate } from '../../../../widget/entries/draw.tsx';
import { renderCard } from '../../../../widget/entries/served/render.tsx';
import { createGalleryHost } from '../../../../widget/gallery/start.tsx';
import { states } from '../../../../widget/gallery/states.ts';
import { cards } from '../../../../widget/parts/cards/index.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What the build puts in their place. */
const BUILT = { __ENVIRONMENT__: 'production', __ORIGIN__: '', __ENDPOINTS__: '{}', __VERSION__: '0' };
/** A window, and what the build puts into the code. */
export function withBuilt(test: Test) {
  withDom(test, { width: 620, height: 362 });
  // React draws by itself here, as in a page.
  test.before(() => void Object.assign(globalThis, BUILT, { IS_REACT_ACT_ENVIRONMENT: false }));
  test.after(() => {
    for (const name of Object.keys(BUILT)) Reflect.deleteProperty(globalThis, name);
  });
}

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

export function open(answer: WireWidget, isSound: boolean, report: (error: unknown) => void) {
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

export const FIRST_CARDS = states.filter(({ Screen, fails, isRootless }) => !Screen && !fails && !isRootless);

export const answerOf = (locale: Locale, index: number): WireWidget => {
  const state = FIRST_CARDS[index];
  if (!state) throw new Error(`No state ${index}`);
  return { ...state.widget(locale), languageLocale: locale };
};

/** Tests of each first card in a language: React finds what it would draw. */
export function testTakeOver(test: Test, locale: Locale) {
  const seen = new Set<string>();
  for (const [index, { name }] of FIRST_CARDS.entries()) {
    const key = JSON.stringify(answerOf(locale, index));
    if (seen.has(key)) continue;
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
