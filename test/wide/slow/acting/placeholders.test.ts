import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForText } from '../../../e2e/support/browser/page.ts';
import { withoutFirstCards, withProduct } from '../../../e2e/support/product.ts';

/** A publisher's copy with placeholders, from the first card to the end screen of the next. */

const product = withProduct(test, { server: withoutFirstCards });

const CARDS = [
  {
    id: 1,
    actions: [
      {
        id: 1,
        type: 'poll',
        title: 'Readers of @publisherName in @state: tea?',
        text: 'By @partnerName<b> (@district), see @nobody',
        details: { answers: [{ id: 1, text: 'Yes, @publisherName' }] },
        skipEndCard: true,
      },
    ],
  },
  {
    id: 2,
    actions: [
      {
        id: 2,
        type: 'petition',
        title: 'You said “@answer”. Sign',
        description: '@noOfAnswers answered “@question”',
        customButtonText: 'Sign in @state',
        details: {},
      },
    ],
  },
];

const WIDGET = {
  widgetId: 1,
  widgetRequestId: 'wr',
  publisherName: 'The <i>Gazette</i> @state',
  endUserLocation: { adminArea1Name: 'Ohio', countryCode: 'US' },
  sponsored: true,
  sponsoredText: 'Paid for by readers in @state',
  cards: CARDS,
};

const POLL_ANSWER = { results: [{ answerId: 1, percentage: 100 }], endUsersCount: 1234 };

const answerOf = (path: string) => {
  if (path.endsWith('GetActionsAsync')) return WIDGET;
  return path.endsWith('CompletePollAsync') ? POLL_ANSWER : null;
};

async function openWidget(): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const body = answerOf(new URL(request.url()).pathname);
    if (!body) return void request.continue();
    return void request.respond({ contentType: 'application/json', body: JSON.stringify(body) });
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr`);
  await page.waitForSelector('[data-big-button]');
  return page;
}

test('fills the placeholders in a publisher’s copy on every card, once and as plain text', async () => {
  const page = await openWidget();
  await waitForText(page, 'Readers of The <i>Gazette</i> @state in Ohio: tea?');
  await waitForText(page, 'By <b>, see @nobody');
  await waitForText(page, 'Yes, The <i>Gazette</i> @state');
  await waitForText(page, 'Paid for by readers in Ohio');
  assert.is(await page.$('.ca-stage i'), null);

  await page.locator('input[type=radio]').click();
  await page.locator('[data-big-button]').click();
  await waitForText(page, 'You said “Yes, The <i>Gazette</i> @state”. Sign');
  await waitForText(page, '1,234 answered “Readers of The <i>Gazette</i> @state in Ohio: tea?”');
  await waitForText(page, 'Sign in Ohio');
});

test.run();
