import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACTIVITY_TYPES } from '../../../../../widget/core/model/enums.ts';
import type { TrackedEvent } from '../../../../../widget/core/model/event.ts';
import { eventName } from '../../../../../widget/core/tracking/partners/named-events.ts';

const NAMED: { [type: string]: string } = {
  ActionVisible: 'Action Seen',
  ActionInitiated: 'Action Started',
  ActionCompleted: 'Action Completed',
  ActionCancelled: 'Action Canceled',
  ActionShared: 'Action Shared',
  DonationAmountSelected: 'Donation Amount Selected',
  DonationPaymentSubmitted: 'Donation Payment Submitted',
  WidgetVisible: 'Widget Visible',
  VideoSaved: 'Video Saved',
};

const TYPES: TrackedEvent['type'][] = [
  ...ACTIVITY_TYPES,
  'DonationAmountSelected',
  'DonationPaymentSubmitted',
  'VideoSaved',
];

for (const type of TYPES)
  test(`${type} is sent as ${NAMED[type] ?? 'nothing'}`, () => {
    assert.is(eventName({ type }), NAMED[type]);
  });

test('has nine names', () => {
  assert.is(TYPES.filter((type) => eventName({ type })).length, 9);
});

test.run();
