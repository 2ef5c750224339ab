import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Size } from '../../../widget/gallery/page/filters.ts';
import { LOCALES, type Locale, NARROW, openStates, show, states, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Each step of a form fits its screen: with the usual content none scrolls at 620 × 362 or 320 × 533. */

const product = withProduct(test);

const FORMS = [
  'petition-form',
  'signup-form',
  'email-form',
  'email-form-several',
  'email-form-details',
  'opinion-form',
  'opinion-person',
  'checkregistration-person',
  'checkregistration-details',
  'checkregistration-address',
  'petition-form-of-partner',
  'petition-form-no-front',
  'signup-form-two-opt-ins',
  'signup-form-no-front',
  'opinion-form-no-front',
  'opinion-person-two-opt-ins',
  'email-form-described',
  'email-form-lawmakers',
  'email-form-lawmakers-unknown',
  'tweet-post-lawmaker-unknown',
  'card-choose-many-one-done',
  'petition-thanks-next',
];

function stateOf(name: string) {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`The gallery has no ${name}`);
  return state;
}

/** How far each of these states scrolls, where it does. */
async function scrollOf(names: readonly string[], locale: Locale, size: Size): Promise<string[]> {
  const page = await openStates(product.browser, product.widgetOrigin);
  const scrolled: string[] = [];
  for (const name of names) {
    await show(page, { state: stateOf(name), locale, size });
    const beyond = await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight);
    if (beyond > 0) scrolled.push(`${name}: ${beyond} px`);
  }
  await page.close();
  return scrolled;
}

for (const locale of LOCALES)
  test(`no step of a form scrolls in a wide widget, in ${locale}`, async () => {
    assert.equal(await scrollOf(FORMS, locale, WIDE), []);
  });

/** Their content is the usual one: an opt-in of two lines above the button, an alert, a meter and what comes next. */
const ON_PHONES = [
  'petition-form-of-partner',
  'petition-form-failed',
  'petition-form-no-front',
  'signup-form-no-front',
  'opinion-form-no-front',
  'opinion-person-two-opt-ins',
  'email-form-choosing',
  'email-form-described',
  'email-form-lawmakers-unknown',
  'signup-form-two-opt-ins',
  'signup-form-asked',
  'opinion-form-failed',
  'email-form-details',
  'email-form-lawmakers',
  'checkregistration-person-asked',
  'petition-thanks-next',
];

test('no form and no thanks scrolls on a phone', async () => {
  assert.equal(await scrollOf(ON_PHONES, LOCALES[0], NARROW), []);
});

test('a reader’s own number is 40 px high at least, unless it is long', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  const small: string[] = [];
  for (const state of states.filter(({ name }) => name.includes('-thanks')))
    for (const size of [WIDE, NARROW]) {
      await show(page, { state, locale: LOCALES[0], size });
      const sizes = await page.$$eval('.ca-own-number:not([data-long]) b', (all) =>
        all.map((number) => Number.parseFloat(getComputedStyle(number).fontSize)),
      );
      if (sizes.some((px) => px < 40)) small.push(`${state.name} ${size.width}`);
    }
  assert.equal(small, []);
  await page.close();
});

/** A letter is judged by its words: three lines of them at least are seen. */
test('a letter to the recipients that the action names shows three lines', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const name of ['email-form', 'email-form-several']) {
    await show(page, { state: stateOf(name), locale: LOCALES[0], size: WIDE });
    const lines = await page.$eval('[name="message"]', (area) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
      const room = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return room / Number.parseFloat(lineHeight);
    });
    assert.ok(lines >= 2.5, `${name}: ${lines} lines`);
  }
  await page.close();
});

/** Whatever stands above it, a letter shows that it is there. */
for (const size of [WIDE, NARROW])
  test(`a line of every letter is seen, ${size.width} px wide`, async () => {
    const page = await openStates(product.browser, product.widgetOrigin);
    for (const name of ['email-form-lawmakers-mixed', 'email-form-long', 'email-form-described'])
      for (const locale of LOCALES) {
        await show(page, { state: stateOf(name), locale, size });
        const lines = await page.$eval('[name="message"]', (area) => {
          const { lineHeight, paddingTop } = getComputedStyle(area);
          const bar = document.querySelector('.ca-bar')?.getBoundingClientRect().top ?? 0;
          return (
            (bar - area.getBoundingClientRect().top - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight)
          );
        });
        assert.ok(lines >= 1, `${name} in ${locale}: ${lines} lines`);
      }
    await page.close();
  });

test('what comes next is named in full on a phone', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const name of ['petition-thanks-next', 'shell-countdown', 'call-thanks-one'])
    for (const locale of LOCALES) {
      await show(page, { state: stateOf(name), locale, size: NARROW });
      const [shown, whole] = await page.$eval('.ca-bar .ca-big', (button) =>
        ['[aria-hidden]', '.ca-hidden'].map((part) => button.querySelector(part)?.textContent),
      );
      assert.is(shown, whole);
    }
  await page.close();
});

test('boxes side by side stand on one line, whatever their labels say', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const size of [WIDE, NARROW])
    for (const name of ['petition-form-asked', 'opinion-form-asked']) {
      await show(page, { state: stateOf(name), locale: LOCALES[0], size });
      const bottoms = await page.$$eval('[name="prefix"], [name="fullName"], [name="from"]', (boxes) =>
        boxes.map((box) => Math.round(box.getBoundingClientRect().bottom)),
      );
      assert.is(bottoms.length, 2, name);
      assert.is(bottoms[0], bottoms[1], `${name}, ${size.width} px wide`);
    }
  await page.close();
});

test.run();
