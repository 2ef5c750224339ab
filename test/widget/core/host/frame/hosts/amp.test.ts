import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { amp } from '../../../../../../widget/core/host/frame/hosts/amp.ts';
import type { Frame } from '../../../../../../widget/core/host/frame/hosts/speaker.ts';
import type { Viewability } from '../../../../../../widget/core/host/host.ts';
import { withDom } from '../../../../../support/dom.ts';
import { withClock } from '../../../../support/clock.ts';

withDom(test);

const NO_CUSTOM: Viewability = { percentage: null, seconds: null };

function meet({ hash = '#amp=1', data = null as unknown } = {}) {
  let custom = NO_CUSTOM;
  const said: unknown[] = [];
  const seen: string[] = [];
  let isMeasured = false;
  const frame: Frame = {
    address: new URL(`https://w.example/widget/${hash}`),
    size: () => ({ width: 620, height: 362 }),
    say: (message) => said.push(message),
    measured() {
      isMeasured = true;
    },
    visible: (kind) => seen.push(kind),
    custom: () => custom,
  };
  const speaker = amp(data, frame);
  const ratio = (...ratios: unknown[]) =>
    speaker?.hear({
      sentinel: 'amp',
      type: 'intersection',
      changes: ratios.map((intersectionRatio) => ({ intersectionRatio })),
    });
  const learn = (thresholds: Viewability) => {
    custom = thresholds;
  };
  return { speaker, said, seen, ratio, learn, isMeasured: () => isMeasured };
}

const message = (type: string, more?: object) => ({ sentinel: 'amp', type, ...more });

test('asks how much of it is in view', () => {
  for (const met of [meet(), meet({ hash: '', data: message('intersection') }), meet({ hash: '#x&amp=1' })])
    assert.equal(met.said, [message('send-intersections')]);
});

for (const [hash, data] of [
  ['', null],
  ['#amp=2', null],
  ['#example=1', { sentinel: 'other' }],
  ['', 'amp'],
] as const)
  test(`does not take ${hash} ${JSON.stringify(data)} for AMP`, () => assert.is(meet({ hash, data }).speaker, null));

test('asks for no height that AMP refuses, and is ready with the first that it takes', () => {
  const { speaker, said } = meet();
  for (const px of [99, 0, 100, 533]) speaker?.height(px);
  assert.equal(said.slice(1), [
    message('embed-ready'),
    message('embed-size', { height: 100 }),
    message('embed-size', { height: 533 }),
  ]);
});

test(
  'counts as seen after a second without a break, once',
  withClock(async ({ tick }) => {
    const { seen, ratio, isMeasured } = meet();
    assert.is(isMeasured(), false);
    ratio(0.5);
    assert.is(isMeasured(), true);
    await tick(999);
    ratio(1, 0.49);
    await tick(1000);
    assert.equal(seen, []);
    ratio(0.5);
    ratio(0.9);
    await tick(1000);
    assert.equal(seen, ['standard']);
    ratio(0);
    ratio(1);
    await tick(2000);
    assert.equal(seen, ['standard']);
  }),
);

test(
  'has the widget’s own thresholds, which come after AMP has said what is in view',
  withClock(async ({ tick }) => {
    const { seen, ratio, speaker, learn } = meet();
    ratio(0.8);
    learn({ percentage: 80, seconds: 3 });
    speaker?.changed?.();
    await tick(2999);
    assert.equal(seen, ['standard']);
    await tick(1);
    assert.equal(seen, ['standard', 'custom']);
    speaker?.stop?.();
  }),
);

test(
  'is not seen in a page that nobody sees',
  withClock(async ({ tick }) => {
    const { seen, ratio, speaker } = meet();
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    ratio(1);
    hide(true);
    await tick(2000);
    assert.equal(seen, []);
    hide(false);
    await tick(1000);
    assert.equal(seen, ['standard']);
    speaker?.stop?.();
  }),
);

test(
  'passes over what is no ratio',
  withClock(async ({ tick }) => {
    const { seen, ratio, speaker } = meet();
    for (const wrong of ['1', 2, -1, Number.NaN, null, undefined]) ratio(wrong);
    speaker?.hear(message('intersection', { changes: {} }));
    speaker?.hear(message('intersection', { changes: [] }));
    speaker?.hear({ sentinel: 'other', type: 'intersection', changes: [{ intersectionRatio: 1 }] });
    await tick(2000);
    assert.equal(seen, []);
  }),
);

test.run();
