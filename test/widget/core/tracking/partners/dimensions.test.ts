import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bareUrl, eventParams, widgetDimensions } from '../../../../../widget/core/tracking/partners/dimensions.ts';
import { event } from '../../../support/events.ts';
import { fakeContext } from '../../../support/partners.ts';

const { context, widget } = fakeContext();
const [poll] = widget.actions;

const ACTION = { action_id: 11, action_type: 'poll', action_name: 'Pier 9' };

test('has widget, publisher, article, page and embed type, and no queries of addresses', () => {
  assert.equal(widgetDimensions(context), {
    widget_id: 'w-1',
    widget_name: 'Pier',
    publisher_id: 5,
    publisher_key: 'harbor-gazette',
    publisher_name: 'Gazette',
    article_id: 'a-1',
    article_url: 'https://news.test/pier',
    page_domain: 'news.test',
    embed_type: 3,
  });
});

test('uses the page’s address for an article without one, and leaves out unknown values', () => {
  const bare = fakeContext({
    articleUrl: null,
    articleId: null,
    publisherKey: null,
    publisherName: '',
    widgetName: null,
    publisherId: null,
  });
  assert.equal(widgetDimensions(bare.context), {
    widget_id: 'w-1',
    article_url: 'https://news.test/pier',
    page_domain: 'news.test',
    embed_type: 3,
  });
});

const one = poll ? [poll] : [];

const PARAMS = [
  [event('WidgetVisible', { actions: widget.actions }), 'Widget Visible', { widget_visible: 1 }],
  [event('ActionVisible', { actions: one }), 'Action Seen', { ...ACTION, action_seen: 1 }],
  [
    event('ActionCompleted', { actions: one, elapsedSeconds: 4.2 }),
    'Action Completed',
    { ...ACTION, action_completed: 1, elapsed_seconds: 4.2 },
  ],
  [
    event('ActionCancelled', { actions: one, elapsedSeconds: 7 }),
    'Action Canceled',
    { ...ACTION, action_canceled: 1, elapsed_seconds: 7 },
  ],
  [
    event('ActionShared', { actions: one, eventData: 'X' }),
    'Action Shared',
    { ...ACTION, action_shared: 1, method: 'X' },
  ],
  [
    event('DonationAmountSelected', { actions: one, amount: 0, currency: 'EUR' }),
    'Donation Amount Selected',
    { ...ACTION, donation_amount_selected: 1, value: 0, currency: 'EUR' },
  ],
] as const;

for (const [tracked, name, params] of PARAMS)
  test(`${name} has ${Object.keys(params).join(', ')}`, () => {
    assert.equal(eventParams(tracked, name), params);
  });

for (const [url, bare] of [
  ['https://x.test/a?b#c', 'https://x.test/a'],
  ['https://x.test/a#c?b', 'https://x.test/a'],
  ['https://x.test/a', 'https://x.test/a'],
  ['', ''],
] as const)
  test(`sends "${url}" as "${bare}"`, () => {
    assert.is(bareUrl(url), bare);
  });

test.run();
