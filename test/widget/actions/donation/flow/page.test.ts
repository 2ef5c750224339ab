import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { acting, withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';
import { type GiverOptions, openGiver, wantLess } from '../../../support/giver.tsx';

/** A provider's own page, in a window that the widget hears nothing from. */

withDom(test);
test.before(wantLess);

async function atPage(clock: FakeClock, options: GiverOptions = {}) {
  const giver = await openGiver(clock, { paymentType: 'charityPage', ...options });
  await giver.begin();
  await giver.toPay();
  const asked = () => giver.bodies('checkPaymentAuthorized').length;
  const says = (status: string) => {
    giver.answers.checkPaymentAuthorized = () => ({ status });
  };
  return { ...giver, asked, says, phase: () => giver.find('[data-page]')?.dataset.page };
}

const LINK = 'a[data-big-button]';
const thanked = async (giver: Awaited<ReturnType<typeof atPage>>) => {
  await giver.rest();
  await giver.tick(1_500);
  await giver.see('.ca-thanks');
};

test(
  'leads to the page by a link that gives it no way back, and asks by itself until it is paid',
  withClock(async (clock) => {
    const giver = await atPage(clock);
    const link = giver.find(LINK) as HTMLAnchorElement;
    assert.equal([link.target, link.rel], ['_blank', 'noopener']);
    assert.match(link.href, /\/pay\/charity\/track$/);
    assert.equal([giver.phase(), giver.asked()], ['closed', 0]);
    await giver.press(LINK);
    assert.is(giver.phase(), 'open');
    await giver.tick(15_000);
    const asked = giver.asked();
    assert.ok(asked >= 3 && asked <= 4, `${asked}`);
    giver.says('Authorized');
    await giver.tick(8_000);
    await thanked(giver);
    assert.is(giver.bodies('completeDonation').length, 1);
    const done = giver.asked();
    await giver.tick(60_000);
    assert.is(giver.asked(), done, 'no more questions');
  }),
);

test(
  'asks at once when the reader comes back to the window, and never while they are away',
  withClock(async (clock) => {
    const giver = await atPage(clock);
    await giver.press(LINK);
    const see = (hidden: boolean) =>
      acting(() => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await see(true);
    await giver.tick(60_000);
    assert.is(giver.asked(), 0);
    giver.says('Authorized');
    await see(false);
    await thanked(giver);
    assert.is(giver.asked(), 1);
  }),
);

test(
  'says that nothing has come yet to a reader who asks, and tells of an outcome once until they open the page again',
  withClock(async (clock) => {
    const giver = await atPage(clock);
    await giver.press(LINK);
    await giver.pay();
    await giver.settle();
    assert.is(giver.phase(), 'unpaid');
    assert.match(giver.text(), /We haven’t received your payment yet/);
    giver.says('Declined');
    await giver.tick(15_000);
    assert.is(giver.phase(), 'declined');
    assert.match(giver.text(), /Your bank declined the payment/);
    await giver.press(LINK);
    await giver.tick(15_000);
    assert.is(giver.phase(), 'open', 'the earlier outcome stands until the reader decides anew');
    giver.says('Authorized');
    await giver.tick(15_000);
    await thanked(giver);
    assert.is(giver.bodies('completeDonation').length, 1);
  }),
);

test(
  'goes on asking after an answer that is lost, and for a reader who was elsewhere meanwhile',
  withClock(async (clock) => {
    const giver = await atPage(clock);
    await giver.press(LINK);
    giver.answers.checkPaymentAuthorized = () => {
      throw new RequestError('Failed Request', { failure: 'network', path: 'p' });
    };
    await giver.tick(10_000);
    assert.is(giver.phase(), 'open');
    await giver.back();
    const asked = giver.asked();
    await giver.tick(30_000);
    assert.is(giver.asked(), asked, 'not while it is not shown');
    giver.says('Authorized');
    await giver.press();
    await giver.rest();
    await giver.tick(10_000);
    await thanked(giver);
    assert.is(giver.bodies('completeDonation').length, 1);
  }),
);

for (const [title, hasFocus, isShown] of [
  ['gives the link by hand where no window has opened', true, true],
  ['gives no link by hand where a window has taken the focus', false, false],
] as const)
  test(
    title,
    withClock(async (clock) => {
      const giver = await atPage(clock);
      document.hasFocus = () => hasFocus;
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      await giver.press(LINK);
      assert.is(giver.find('input[readonly]'), null);
      await giver.tick(2_000);
      const field = giver.find('input[readonly]') as HTMLInputElement | null;
      assert.is(field !== null, isShown);
      if (field) assert.match(field.value, /\/pay\/charity\/track$/);
    }),
  );

test.run();
