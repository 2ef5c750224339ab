import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect, LOCALES, openStates, visitsOf, WIDE } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** With errors there is room: what else stands beside the button gives way, and no field or message is cut. */

const product = withProduct(test, { unpaced: true });

const WRONG = /^(petition-form|signup-form|opinion-form|opinion-person|checkregistration-\w+)-wrong$/;

test('every field and every message of a form with errors is whole', async () => {
  const visits = visitsOf(LOCALES, [WIDE]).filter(({ state }) => WRONG.test(state.name));
  assert.ok(visits.length >= 5 * LOCALES.length);
  const page = await openStates(product.browser, product.widgetOrigin);
  const faults = await inspect([page], visits, (shown) =>
    shown.evaluate(() => {
      const edge = document.querySelector('.ca-bar')?.getBoundingClientRect().top ?? innerHeight;
      const cut = [...document.querySelectorAll('.ca-fields :is(input, textarea, select), .ca-fields .ca-error')]
        .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().bottom > edge + 1)
        .map((part) => `cut: ${part.textContent || (part as HTMLInputElement).name}`);
      const isSeveral = document.querySelectorAll('[aria-invalid]').length > 1;
      const beside = [...document.querySelectorAll('.ca-bar :is(.ca-opt-ins, .ca-check, .ca-receiver)')]
        .filter((part) => isSeveral && part.getClientRects().length > 0)
        .map(({ className }) => `stands beside the button: ${className}`);
      return [...cut, ...beside];
    }),
  );
  assert.equal(faults, []);
  await page.browserContext().close();
});

test.run();
