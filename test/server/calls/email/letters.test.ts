import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Relay } from '../../../../server/mail/relay.ts';
import { EMAIL, letter, TEST_EMAIL, VIDEO_EMAIL } from '../../support/bodies.ts';
import { copyContent } from '../../support/content.ts';
import { outboxOf, RUTH, TOMAS } from '../../support/mail/outbox.ts';
import { withServer } from '../../support/server.ts';

const FROM = { name: '', address: 'letters@widgets.example' };
const IDLE: Relay = { send: () => Promise.reject(new Error('nothing is sent here')), close: () => undefined };

test('stores a letter with all its fields, and one row per recipient', () =>
  withServer(async ({ post, db }) => {
    const address = {
      countryCode: 'US',
      adminArea1Code: 'NJ',
      city: 'Newark',
      zipCode: '07102',
      street: 'Ferry St',
      streetNo: '12',
    };
    const optIns = [{ partnerId: 11, isOptedInToPartnerEmail: true, recordedLabelSeen: 'Yes, write to me' }];
    const { status, body } = await post(
      EMAIL,
      letter({ phoneNumber: '+12015550123', address, answerId: 7, optIns, actionCompletedTime: 41.5 }),
    );
    assert.is(status, 200);
    assert.equal(body, {
      endUsersCount: 1,
      recipients: [
        { name: RUTH.recipientName, status: 'kept' },
        { name: TOMAS.recipientName, status: 'kept' },
      ],
    });
    const [row] = await db.selectFrom('letters').selectAll().execute();
    const {
      id: _,
      at: __,
      submissionKey: ___,
      contentHash: ____,
      ...rest
    } = row ?? { id: '', at: '', submissionKey: '', contentHash: '' };
    const { context, address: kept, ...stored } = { context: '{}', address: '', ...rest };
    assert.equal(stored, {
      identifier: '3040|email@1',
      emailKey: 'ada@example.org',
      isTest: 0,
      email: 'ada@example.org',
      prefix: 'Ms.',
      firstName: 'Ada',
      middleName: null,
      lastName: 'Lovelace',
      suffix: null,
      phone: '"+12015550123"',
      subject: 'Please repair the lamps',
      text: letter().text,
      answerId: '7',
      isReceipt: 0,
    });
    assert.equal(JSON.parse(kept ?? ''), address);
    assert.is(JSON.parse(context).actionCompletedTime, 41.5);
    assert.equal(await outboxOf(db), [
      { ...RUTH, status: 'queued' },
      { ...TOMAS, status: 'queued' },
    ]);
    assert.equal(await db.selectFrom('optIns').select(['partnerId', 'email']).execute(), [
      { partnerId: '11', email: 1 },
    ]);
  }));

for (const [way, options, told] of [
  ['that it is kept without a relay', {}, 'kept'],
  ['that it is kept without a sender', { relay: IDLE }, 'kept'],
  ['that it is queued with relay and sender', { relay: IDLE, mailFrom: FROM }, 'queued'],
] as const)
  test(`tells of a letter ${way}`, () =>
    withServer(async ({ post, db }) => {
      const { body } = await post(EMAIL, letter());
      assert.equal((body as { recipients: object }).recipients, [
        { name: RUTH.recipientName, status: told },
        { name: TOMAS.recipientName, status: told },
      ]);
      assert.equal(await outboxOf(db), [
        { ...RUTH, status: 'queued' },
        { ...TOMAS, status: 'queued' },
      ]);
    }, options));
test('sends a test-mode letter to no official, and does not count it', () =>
  withServer(async ({ post, db }) => {
    assert.equal((await post(TEST_EMAIL, letter())).body, { endUsersCount: 0 });
    assert.equal(await outboxOf(db), [{ recipientName: 'Test', recipientEmail: null, status: 'test' }]);
    assert.equal(await db.selectFrom('letters').select('isTest').execute(), [{ isTest: 1 }]);
    assert.equal(await db.selectFrom('optIns').selectAll().execute(), []);
    assert.is(((await post(EMAIL, letter())).body as { endUsersCount: number }).endUsersCount, 1);
  }));

test('sends a test-mode letter to the deployment’s tester', () =>
  withServer(
    async ({ post, db }) => {
      await post(TEST_EMAIL, letter());
      assert.equal(await outboxOf(db), [
        { recipientName: 'Test', recipientEmail: 'tester@widgets.example', status: 'queued' },
      ]);
    },
    { mailTestTo: 'tester@widgets.example' },
  ));

test('accepts a letter about a video by its own call only', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(VIDEO_EMAIL, letter());
    assert.is(status, 404);
    assert.equal(body, { error: 'Unknown action' });
  }));

test('sends letters about a video, counts them separately, and tests them', async () => {
  const content = copyContent();
  content.change('widgets/email.json', (widget) => {
    Object.assign(widget.cards[0].actions[0], { type: 'recordvideo', details: {} });
  });
  await withServer(
    async ({ post, db }) => {
      await db.insertInto('tallies').values({ identifier: '3040|recordvideo@1', answerId: '', count: 5 }).execute();
      const { body } = await post(VIDEO_EMAIL, letter());
      assert.is((body as { endUsersCount: number }).endUsersCount, 1);
      assert.is((await post(TEST_EMAIL, letter())).status, 200);
      assert.is((await post(EMAIL, letter())).status, 404);
      const letters = await db.selectFrom('letters').select(['identifier', 'isTest']).orderBy('isTest').execute();
      assert.equal(letters, [
        { identifier: '3040|recordvideo@1', isTest: 0 },
        { identifier: '3040|recordvideo@1', isTest: 1 },
      ]);
    },
    { contentDir: content.dir },
  ).finally(content.remove);
});

const TOO_SHORT = {
  subject: 'Subject is too short. Subject must be at least 10 characters long.',
  text: 'Your message is too short. Messages must be at least 50 characters long.',
};

type Refusal = [title: string, changes: Record<string, unknown>, errors: Record<string, string[]>];

const REFUSALS: Refusal[] = [
  ['no e-mail', { from: '' }, { from: ['Required'] }],
  ['an e-mail without a domain', { from: 'ada@localhost' }, { from: ['Invalid email'] }],
  ['two e-mails', { from: 'ada@example.org, b@example.org' }, { from: ['Invalid email'] }],
  ['a header in an e-mail', { from: 'ada@example.org\r\nBcc: b@example.org' }, { from: ['Invalid email'] }],
  ['no subject', { subject: undefined }, { subject: ['Required'] }],
  ['a short subject', { subject: ' too short  ' }, { subject: [TOO_SHORT.subject] }],
  ['a short message', { text: 'Please.' }, { text: [TOO_SHORT.text] }],
  ['both short', { subject: 'Lamps', text: 'On!' }, { subject: [TOO_SHORT.subject], text: [TOO_SHORT.text] }],
  ['an endless message', { text: 'x'.repeat(10_001) }, { text: ['Invalid Value'] }],
  ['an unknown recipient', { representatives: ['The Mayor'] }, { representatives: ['Unknown representative'] }],
  ['an address as recipient', { representatives: ['a@b.example'] }, { representatives: ['Unknown representative'] }],
  ['a null recipient', { representatives: [null] }, { 'representatives.0': ['Required'] }],
  [
    'recipients without end',
    { representatives: Array.from({ length: 51 }, (_, i) => i) },
    { representatives: ['Invalid Value'] },
  ],
];

for (const path of [EMAIL, TEST_EMAIL])
  for (const [title, changes, errors] of REFUSALS)
    test(`${path} refuses ${title} and stores nothing`, () =>
      withServer(async ({ post, db }) => {
        const { status, body } = await post(path, letter(changes));
        assert.is(status, 400);
        assert.equal((body as { errors: object }).errors, errors);
        assert.equal(await db.selectFrom('letters').selectAll().execute(), []);
        assert.equal(await outboxOf(db), []);
      }));

test.run();
