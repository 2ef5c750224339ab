import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES, openStates, show, states, WIDE } from './support/gallery.ts';
import { withProduct } from './support/product.ts';

/** Each step of a form fits its screen: with the usual content none scrolls at 620 × 362. */

const product = withProduct(test);

const FORMS = [
  'petition-form',
  'signup-form',
  'email-form-details',
  'opinion-form',
  'opinion-person',
  'checkregistration-person',
  'checkregistration-details',
  'checkregistration-address',
];

test('no step of a form scrolls in a wide widget', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  const scrolled: string[] = [];
  for (const name of FORMS) {
    const state = states.find((each) => each.name === name);
    if (!state) throw new Error(`The gallery has no ${name}`);
    await show(page, { state, locale: LOCALES[0], size: WIDE });
    const beyond = await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight);
    if (beyond > 0) scrolled.push(`${name}: ${beyond} px`);
  }
  assert.equal(scrolled, []);
  await page.close();
});

test.run();
