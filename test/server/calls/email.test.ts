import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/schema.ts';
import type { Relay } from '../../../server/mail/relay.ts';
import { EMAIL, GET_ACTIONS, letter, TEST_EMAIL, VIDEO_EMAIL } from '../support/bodies.ts';
import { copyContent } from '../support/content.ts';
import { withServer } from '../support/server.ts';

const outboxOf = (db: Database) =>
  db.selectFrom('outbox').select(['recipientName', 'recipientEmail', 'status']).orderBy('recipientName').execute();

const RUTH = { recipientName: 'Councilmember Ruth Adeyemi', recipientEmail: 'adeyemi@council.harborcity.example' };
const TOMAS = { recipientName: 'Councilmember Tomás Vidal', recipientEmail: 'vidal@council.harborcity.example' };

const FROM = { name: '', address: 'letters@widgets.example' };
const IDLE: Relay = { send: () => Promise.reject(new Error('nothing is sent here')), close: () => undefined };

test('keeps a letter with all its fields, and one row per recipient', () =>
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
      identifier: '3040|email',
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
  ['that it is kept where nothing is sent', {}, 'kept'],
  ['that it is kept where nobody is named as its sender', { relay: IDLE }, 'kept'],
  ['that it is queued where letters leave', { relay: IDLE, mailFrom: FROM }, 'queued'],
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

test('queues a letter once however often its key comes', () =>
  withServer(async ({ post, db }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(EMAIL, letter(), headers);
    assert.is((await post(EMAIL, letter(), headers)).text, first.text);
    assert.is((await outboxOf(db)).length, 2);
  }));

const statusesOf = async (db: Database) =>
  (await outboxOf(db)).map(({ recipientName, status }) => `${recipientName.split(' ').at(-1)} ${status}`).sort();

test('sends the very same letter to a recipient once, and tells nobody that it was there before', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter({ representatives: [RUTH.recipientName] }));
    const again = await post(EMAIL, letter({ from: 'ADA@example.org', text: `${letter().text}\n` }));
    assert.equal((again.body as { recipients: object }).recipients, [
      { name: RUTH.recipientName, status: 'kept' },
      { name: TOMAS.recipientName, status: 'kept' },
    ]);
    assert.equal(await statusesOf(db), ['Adeyemi queued', 'Adeyemi repeated', 'Vidal queued']);
  }));

test('sends the very same letter once where it comes many times at once', () =>
  withServer(async ({ post, db }) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(EMAIL, letter())));
    for (const { status } of answers) assert.is(status, 200);
    const queued = (await statusesOf(db)).filter((each) => each.endsWith('queued'));
    assert.equal(queued, ['Adeyemi queued', 'Vidal queued']);
  }));

const OTHER_LETTERS: [title: string, changes: Record<string, unknown>][] = [
  ['other words', { text: `${letter().text} And soon.` }],
  ['another subject', { subject: 'The lamps on Pier Street' }],
  ['another name', { lastName: 'King' }],
  ['another address to answer to', { from: 'ada@elsewhere.example' }],
  ['a phone number', { phoneNumber: '+12015550123' }],
];

for (const [title, changes] of OTHER_LETTERS)
  test(`sends a letter with ${title} as well`, () =>
    withServer(async ({ post, db }) => {
      await post(EMAIL, letter());
      await post(EMAIL, letter(changes));
      assert.equal(await statusesOf(db), ['Adeyemi queued', 'Adeyemi queued', 'Vidal queued', 'Vidal queued']);
    }));

test('sends a letter again that was given up', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter());
    await db.updateTable('outbox').set({ status: 'failed' }).execute();
    await post(EMAIL, letter());
    assert.equal(await statusesOf(db), ['Adeyemi failed', 'Adeyemi queued', 'Vidal failed', 'Vidal queued']);
  }));

test('counts a writer once who then writes to those that were left out', () =>
  withServer(async ({ post }) => {
    const key = randomUUID();
    const first = await post(EMAIL, letter({ representatives: [RUTH.recipientName] }), { 'idempotency-key': key });
    const rest = letter({ representatives: [TOMAS.recipientName], text: `${letter().text} Please.` });
    const counts = [first, await post(EMAIL, { ...rest, earlierKey: key }), await post(EMAIL, rest)].map(
      ({ body }) => (body as { endUsersCount: number }).endUsersCount,
    );
    assert.equal(counts, [1, 1, 2]);
  }));

test('keeps a letter of test mode apart: no official gets it, and it does not count', () =>
  withServer(async ({ post, db }) => {
    assert.equal((await post(TEST_EMAIL, letter())).body, { endUsersCount: 0 });
    assert.equal(await outboxOf(db), [{ recipientName: 'Test', recipientEmail: null, status: 'test' }]);
    assert.equal(await db.selectFrom('letters').select('isTest').execute(), [{ isTest: 1 }]);
    assert.equal(await db.selectFrom('optIns').selectAll().execute(), []);
    assert.is(((await post(EMAIL, letter())).body as { endUsersCount: number }).endUsersCount, 1);
  }));

test('mails a letter of test mode to the deployment’s tester', () =>
  withServer(
    async ({ post, db }) => {
      await post(TEST_EMAIL, letter());
      assert.equal(await outboxOf(db), [
        { recipientName: 'Test', recipientEmail: 'tester@widgets.example', status: 'queued' },
      ]);
    },
    { mailTestTo: 'tester@widgets.example' },
  ));

test('writes to all that the action names where a page names none', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter({ representatives: undefined }));
    assert.is((await outboxOf(db)).length, 3);
  }));

test('says so where a recipient has no address, and keeps the letter', async () => {
  const content = copyContent();
  content.change('widgets/email.json', (widget) => {
    delete widget.cards[0].actions[0].emailRecipients[1].email;
  });
  await withServer(
    async ({ post, db }) => {
      const { body } = await post(EMAIL, letter());
      assert.equal((body as { recipients: object[] }).recipients, [
        { name: RUTH.recipientName, status: 'kept' },
        { name: TOMAS.recipientName, status: 'noAddress' },
      ]);
      assert.equal((await outboxOf(db))[1], { ...TOMAS, recipientEmail: null, status: 'noAddress' });
    },
    { contentDir: content.dir },
  ).finally(content.remove);
});

const toCongress = (...representatives: unknown[]) => letter({ id: 3041, representatives });

test('writes to officials whom the action’s search may find, by their ids', () =>
  withServer(async ({ post, db }) => {
    const { body } = await post(EMAIL, toCongress({ id: 'demo-nj-sen-1', name: 'Whoever' }, 'demo-nj-7'));
    assert.equal((body as { recipients: object[] }).recipients, [
      { name: 'Jordan Example', status: 'kept' },
      { name: 'Emerson Prototype', status: 'noAddress' },
    ]);
    assert.equal(await outboxOf(db), [
      { recipientName: 'Emerson Prototype', recipientEmail: null, status: 'noAddress' },
      { recipientName: 'Jordan Example', recipientEmail: 'sen-example@lawmakers.invalid', status: 'queued' },
    ]);
  }));

for (const [title, changes, errors] of [
  ['no officials', [], ['Required']],
  ['an official that nobody knows', ['demo-nj-99'], ['Unknown representative']],
  ['one of two that nobody knows', ['demo-nj-sen-1', 7], ['Unknown representative']],
] as const)
  test(`refuses a letter to ${title}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(EMAIL, toCongress(...changes));
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { representatives: errors });
    }));

const OTHERS: [title: string, changes: Record<string, unknown>][] = [
  ['of another state', { adminArea1Code: 'NY' }],
  ['of another country', { countryCode: 'CA' }],
  ['of another level', { level: 1 }],
  ['of another role', { role: 3 }],
];

for (const [title, changes] of OTHERS)
  test(`refuses a letter to an official ${title}, whatever the page says`, () =>
    withServer(async ({ post, db }) => {
      await db.updateTable('lawmakers').set(changes).where('id', '=', 'demo-nj-sen-1').execute();
      const { status, body } = await post(EMAIL, toCongress('demo-nj-sen-1'));
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { representatives: ['Unknown representative'] });
    }));

test('shows recipients to browsers by name alone', () =>
  withServer(async ({ post, app }) => {
    const { text } = await post(GET_ACTIONS, { widgetRequestId: 'wr-email' }, {});
    assert.equal(JSON.parse(text).cards[0].actions[0].emailRecipients[0], { name: RUTH.recipientName });
    const share = await app.inject('/share/wr-email');
    for (const page of [text, share.body]) assert.not.match(page, '@council.harborcity.example');
  }));

test('takes a letter about a video by its own call alone', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(VIDEO_EMAIL, letter());
    assert.is(status, 404);
    assert.equal(body, { error: 'Unknown action' });
  }));

test('sends letters about a video, counted apart from the videos, and tests them too', async () => {
  const content = copyContent();
  content.change('widgets/email.json', (widget) => {
    Object.assign(widget.cards[0].actions[0], { type: 'recordvideo', details: {} });
  });
  await withServer(
    async ({ post, db }) => {
      await db.insertInto('tallies').values({ identifier: '3040|recordvideo', answerId: '', count: 5 }).execute();
      const { body } = await post(VIDEO_EMAIL, letter());
      assert.is((body as { endUsersCount: number }).endUsersCount, 1);
      assert.is((await post(TEST_EMAIL, letter())).status, 200);
      assert.is((await post(EMAIL, letter())).status, 404);
      const letters = await db.selectFrom('letters').select(['identifier', 'isTest']).orderBy('isTest').execute();
      assert.equal(letters, [
        { identifier: '3040|recordvideo', isTest: 0 },
        { identifier: '3040|recordvideo', isTest: 1 },
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
  ['a recipient that is none', { representatives: [null] }, { 'representatives.0': ['Required'] }],
  [
    'recipients without end',
    { representatives: Array.from({ length: 51 }, (_, i) => i) },
    { representatives: ['Invalid Value'] },
  ],
];

for (const path of [EMAIL, TEST_EMAIL])
  for (const [title, changes, errors] of REFUSALS)
    test(`${path} refuses ${title} and keeps nothing`, () =>
      withServer(async ({ post, db }) => {
        const { status, body } = await post(path, letter(changes));
        assert.is(status, 400);
        assert.equal((body as { errors: object }).errors, errors);
        assert.equal(await db.selectFrom('letters').selectAll().execute(), []);
        assert.equal(await outboxOf(db), []);
      }));

test.run();
