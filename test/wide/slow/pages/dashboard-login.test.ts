import type { BrowserContext, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WRONG_PER_MINUTE } from '../../../../server/access/access.ts';
import { makeToken } from '../../../../server/access/tokens.ts';
import { consoleErrors } from '../../../e2e/support/browser/page.ts';
import { axeFaults } from '../../../e2e/support/faults/axe.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { createBuild } from '../../../server/support/build.ts';
import { waitUntil } from '../../../support/wait.ts';

/** From the login to the dashboards and out again; the dashboards themselves are a stand-in. */

const build = createBuild();
const product = withProduct(test, { server: async () => ({ distDir: build.dir, gallery: false }) });
test.after(() => build.remove());

const PAGE = 'Dashboards';
const LOGIN = 'Sign in – Civic Action dashboards';
const REFUSED = 'Error: Sign in – Civic Action dashboards';

const given = (): Promise<{ token: string }> =>
  makeToken(product.server.db, new Date(), { name: 'Newsroom', publisherId: null, expiresAt: null });

/** A browser of somebody else: no cookie of other tests is there. */
async function withReader(use: (page: Page, context: BrowserContext) => Promise<void>) {
  const context = await product.browser.createBrowserContext();
  await use(await context.newPage(), context);
  await context.close();
}

const at = (path: string) => product.widgetOrigin + path;

/** Does what leads to another page, and waits for that. */
const going = (page: Page, act: () => Promise<unknown>) =>
  Promise.all([page.waitForNavigation({ waitUntil: 'load' }), act()]);

/** A page that leads on by itself is left while it is looked at. */
const arrived = (page: Page, title: string) => waitUntil(async () => (await page.title().catch(() => '')) === title);

/** By keys alone: the field has the focus when the page comes. */
async function enter(page: Page, token: string) {
  // The field takes the focus once the page is drawn, which may be after it has loaded.
  await page.waitForSelector('#token:focus');
  await page.keyboard.type(token);
  await going(page, () => page.keyboard.press('Enter'));
}

test('leads from a page to the login and back to the page, by keys alone', () =>
  withReader(async (page, context) => {
    const { token } = await given();
    const errors = consoleErrors(page);
    await page.goto(at('/dashboard/loading?by=country'));
    assert.is(await page.title(), LOGIN);
    await enter(page, token);
    assert.equal([await page.title(), page.url()], [PAGE, at('/dashboard/loading?by=country')]);
    assert.equal(errors, []);
    const [cookie] = await context.cookies();
    assert.equal([cookie?.httpOnly, cookie?.sameSite, cookie?.path], [true, 'Strict', '/dashboard']);
    assert.is(await page.evaluate(() => document.cookie), '');
  }));

test('signs out, and opens nothing afterwards', () =>
  withReader(async (page, context) => {
    const { token } = await given();
    await page.goto(at('/dashboard'));
    await enter(page, token);
    // As the application's own button does.
    await going(page, () =>
      page.evaluate(() => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/dashboard/logout' });
        document.documentElement.append(form);
        form.submit();
      }),
    );
    assert.match(await page.$eval('main', (main) => main.innerText), 'You are signed out.');
    assert.equal(await context.cookies(), []);
    await page.goto(at('/dashboard'));
    assert.is(await page.title(), LOGIN);
  }));

test('keeps whoever is signed in there when a link on another site leads to a page', () =>
  withReader(async (page) => {
    const { token } = await given();
    await page.goto(at('/dashboard'));
    await enter(page, token);
    await page.goto(`http://elsewhere.test:${new URL(product.widgetOrigin).port}/healthz`);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      document.documentElement.append(Object.assign(link, { href, textContent: 'The figures' }));
      link.click();
    }, at('/dashboard/actions?widget=wr-poll'));
    await arrived(page, PAGE);
    assert.is(page.url(), at('/dashboard/actions?widget=wr-poll'));
  }));

test('asks whoever comes from another site without a cookie to sign in, once', () =>
  withReader(async (page) => {
    await page.goto(`http://elsewhere.test:${new URL(product.widgetOrigin).port}/healthz`);
    await page.evaluate((href) => {
      location.href = href;
    }, at('/dashboard/actions'));
    await arrived(page, LOGIN);
    assert.is(await page.$eval('[name=next]', (field) => (field as HTMLInputElement).value), '/dashboard/actions');
  }));

test('says what is wrong with a token, then that there were too many, and stays usable', () =>
  withReader(async (page) => {
    await page.goto(at('/dashboard'));
    for (let tried = 0; tried < WRONG_PER_MINUTE; tried++) {
      await enter(page, 'ca_mistyped');
      assert.is(await page.title(), REFUSED);
    }
    assert.match(await page.$eval('#wrong', ({ textContent }) => textContent), 'This token opens nothing here.');
    assert.is(await page.$eval('#token', (field) => field.getAttribute('aria-describedby')), 'wrong');
    await enter(page, 'ca_mistyped');
    assert.match(await page.$eval('#wrong', ({ textContent }) => textContent), /Try again in \d+ seconds\./);
    assert.equal(await axeFaults(page), []);
    await enter(page, (await given()).token);
    assert.is(await page.title(), PAGE);
  }));

test('keeps the edge of its button in forced colors, and an error apart from what can be pressed', () =>
  withReader(async (page) => {
    await page.goto(at('/dashboard'));
    await enter(page, 'ca_mistyped');
    const [error, link] = await page.evaluate(() =>
      ['.wrong', 'button'].map((name, index) => {
        const style = getComputedStyle(document.querySelector(name) as Element);
        return index === 0 ? style.color : style.backgroundColor;
      }),
    );
    assert.is.not(error, link);
    assert.ok(await page.$('.wrong svg[aria-hidden]'));
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    const edge = await page.$eval('button', (button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopStyle, borderTopWidth, borderTopColor !== backgroundColor];
    });
    assert.equal(edge, ['solid', '2px', true]);
  }));

for (const width of [320, 390, 1280])
  for (const scheme of ['light', 'dark'])
    test(`is readable and whole at ${width} px in the ${scheme}`, () =>
      withReader(async (page) => {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.setViewport({ width, height: 700 });
        await page.goto(at('/dashboard/login'));
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        await page.waitForSelector('#token:focus');
        assert.equal(await axeFaults(page), []);
      }));

test('is framed by no page, not even by one of ours', () =>
  withReader(async (page) => {
    const errors = consoleErrors(page);
    await page.goto(at('/embed'));
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, at('/dashboard/login'));
    await waitUntil(() => errors.some((error) => error.includes("frame-ancestors 'none'")));
    const texts = await Promise.all(page.frames().map((frame) => frame.content()));
    assert.not.match(texts.join(), 'Sign in to the dashboards');
  }));

test.run();
