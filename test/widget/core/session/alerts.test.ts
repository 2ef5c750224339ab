import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAlerts } from '../../../../widget/core/session/alerts.ts';
import { withClock } from '../../support/clock.ts';

function setUp() {
  const shown: (string | null)[] = [];
  const alerts = createAlerts({ showAlert: (text) => void shown.push(text), hideAlert: () => void shown.push(null) });
  return { alerts, shown };
}

test(
  'closes after 5 s',
  withClock(async (clock) => {
    const { alerts, shown } = setUp();
    alerts.show('No');
    await clock.tick(4_999);
    assert.equal(shown, ['No']);
    await clock.tick(1);
    assert.equal(shown, ['No', null]);
  }),
);

test(
  'stays while it is held, and then stays its full time again',
  withClock(async (clock) => {
    const { alerts, shown } = setUp();
    alerts.show('No');
    await clock.tick(4_000);
    alerts.hold(true);
    await clock.tick(60_000);
    assert.equal(shown, ['No']);
    alerts.hold(false);
    await clock.tick(4_999);
    assert.equal(shown, ['No']);
    await clock.tick(1);
    assert.equal(shown, ['No', null]);
  }),
);

test(
  'holds a new alert while the pointer or focus is on the first',
  withClock(async (clock) => {
    const { alerts, shown } = setUp();
    alerts.show('No');
    alerts.hold(true);
    alerts.show('Neither');
    await clock.tick(60_000);
    assert.equal(shown, ['No', 'Neither']);
  }),
);

test(
  'is no longer held after closing: the next alert closes by itself',
  withClock(async (clock) => {
    const { alerts, shown } = setUp();
    alerts.show('No');
    alerts.hold(true);
    alerts.hide();
    alerts.show('Neither');
    await clock.tick(5_000);
    assert.equal(shown, ['No', null, 'Neither', null]);
    assert.is(clock.pending(), 0);
  }),
);

test(
  'leaves no timer behind',
  withClock((clock) => {
    const { alerts } = setUp();
    alerts.show('No');
    alerts.dispose();
    assert.is(clock.pending(), 0);
  }),
);

test.run();
