import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPixel, pixelSink } from '../../../../../widget/core/tracking/partners/pixel.ts';
import { event } from '../../../support/events.ts';
import { fakeContext } from '../../../support/partners.ts';

const { widget } = fakeContext();
const pageUrl = 'https://news.test/pier?reader=ada#x';

test('requests a picture with the pixel’s id, the event and the page without its query', () => {
  const asked: string[] = [];
  const pixel = createPixel({ id: '77', pageUrl, ask: (url) => asked.push(url), now: () => 5 });
  pixel.pageView();
  pixel.event('ActionSeen', { action_type: 'a&b' });
  const [page, seen] = asked.map((url) => new URL(url));
  assert.is(page?.origin, 'https://www.facebook.com');
  assert.is(page?.pathname, '/tr');
  const query = { id: '77', ev: 'PageView', dl: 'https://news.test/pier', rl: '', if: 'true', ts: '5' };
  assert.equal(Object.fromEntries(page?.searchParams ?? []), query);
  assert.is(seen?.searchParams.get('cd[action_type]'), 'a&b');
});

const EVENTS = [
  [event('WidgetVisible', { actions: widget.actions }), 'page', ['WidgetVisible', {}]],
  [event('ActionVisible', { actions: widget.actions.slice(0, 1) }), ['ActionSeen', { action_type: 'poll' }]],
  [
    event('DonationPaymentSubmitted', { actions: widget.actions.slice(0, 1), amount: 25, currency: 'USD' }),
    ['DonationPaymentSubmitted', { action_type: 'poll', value: '25', currency: 'USD' }],
  ],
  [event('Engaged')],
] as const;

for (const [tracked, ...expected] of EVENTS)
  test(`sends ${expected.length} events for ${tracked.type} to a pixel, and nothing before`, () => {
    const log: unknown[] = [];
    const pixel = { pageView: () => void log.push('page'), event: (...told: unknown[]) => void log.push(told) };
    pixelSink(pixel)(tracked);
    assert.equal(log, expected);
  });

test.run();
