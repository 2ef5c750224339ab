import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PLACEHOLDERS } from '../../../../../widget/core/model/copy/placeholders.ts';
import { createFill } from '../../../../../widget/core/session/fill/fill.ts';
import { createLateFill, mayHoldPlaceholders } from '../../../../../widget/core/session/fill/late-fill.ts';
import { createSessionStore } from '../../../../../widget/core/session/store.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../../support/wire.ts';

type Fields = Record<string, unknown>;

const CONTEXT = { locale: 'en-US', articleUrlTracking: 'https://page.test/' };
const PARTNER = { id: 7, name: 'Ferry Riders', twitterMention: '@ferryriders' };
const LOCATION = { adminArea1Name: 'Ohio', zip: '43004' };

function setUp(action: Fields = {}, widget: Fields = {}) {
  const cards = [wireCard('c', [wireAction(1, 'poll', action)])];
  const opened = parsed(wireWidget(cards, { publisherName: 'Gazette', languageLocale: 'fr-CA', ...widget }));
  const session = createSessionStore(opened, { action: actionOf(opened, 1), route: '/poll' });
  return { session, fill: createFill(session, CONTEXT) };
}

const told: [name: (typeof PLACEHOLDERS)[number], expected: string, action?: Fields, widget?: Fields][] = [
  ['articleUrl', 'https://a.test/', {}, { articleUrl: 'https://a.test/' }],
  ['articleUrl', 'https://page.test/'],
  ['locale', 'fr-CA'],
  ['partnerName', 'Ferry Riders', { partner: PARTNER }],
  ['partnerName', ''],
  ['partnerTwitterMention', '@ferryriders', { partner: PARTNER }],
  ['partnerTwitterMention', '@ferry', { partner: { ...PARTNER, twitterMention: 'ferry' } }],
  ['partnerTwitterMention', 'Ferry Riders', { partner: { ...PARTNER, twitterMention: '' } }],
  ['publisherName', 'Gazette'],
  ['publisherTwitterMention', '@gazette', {}, { twitterMention: '@gazette' }],
  ['publisherTwitterMention', 'Gazette'],
  ['twitterMentionPlaceholder', '@ferryriders', { partner: PARTNER }, { twitterMention: '@gazette' }],
  ['twitterMentionPlaceholder', '@gazette', {}, { twitterMention: '@gazette' }],
  ['twitterMentionPlaceholder', 'Gazette'],
  ['recipientName', 'Ann and Bob', { emailRecipients: [{ name: 'Ann' }, { name: 'Bob' }] }],
  ['recipientName', ''],
  ['state', 'Ohio', {}, { endUserLocation: LOCATION }],
  ['postalCode', '43004', {}, { endUserLocation: LOCATION }],
  ['state', ''],
];

for (const [name, expected, action, widget] of told)
  test(`reads @${name} from the widget as ${JSON.stringify(expected)}`, () => {
    assert.is(setUp(action, widget).fill(`@${name}`), expected);
  });

const learned = {
  localRepresentative: ['Jo Doe', 'Jo Doe'],
  noOfAnswers: [1234, '1,234'],
  correctAnswer: ['42', '42'],
  customVariableCalc: ['7', '7'],
  postalCode: ['10001', '10001'],
  state: ['Iowa', 'Iowa'],
  district: ['NJ-8', 'NJ-8'],
  recipientName: ['Ann', 'Ann'],
  userFullName: ['Ada Lovelace', 'Ada Lovelace'],
  userVideoUrl: ['https://v.test/', 'https://v.test/'],
} as const;

for (const [name, [value, expected]] of Object.entries(learned))
  test(`reads @${name} from what the reader did and entered`, () => {
    const { session, fill } = setUp({ emailRecipients: [{ name: 'Bob' }] }, { endUserLocation: LOCATION });
    session.setVariables({ [name]: value });
    session.setVariables({});
    assert.is(fill(`@${name}`), expected);
  });

test('mentions the recipients of a post', () => {
  const { session, fill } = setUp({ partner: PARTNER });
  session.setVariables({ twitterMention: '@jodoe @annroe' });
  assert.is(fill('@twitterMentionPlaceholder'), '@jodoe @annroe');
});

test('reads question and answer from the latest answer with a text', () => {
  const { session, fill } = setUp();
  assert.is(fill('Q @question A @answer'), 'Q A');
  session.answer({ actionIdentifier: '1|poll', questionText: 'Tea?', answerText: 'Yes' });
  session.answer({ actionIdentifier: '2|quiz', questionText: 'More?', answerText: 'No' });
  session.answer({ actionIdentifier: '3|petition' });
  assert.is(fill('Q @question A @answer'), 'Q More? A No');
});

test('fills every placeholder once all values are known', () => {
  const { session, fill } = setUp(
    { partner: PARTNER },
    { articleUrl: 'https://a.test/', endUserLocation: LOCATION, twitterMention: '@g' },
  );
  session.setVariables(Object.fromEntries(Object.entries(learned).map(([name, [value]]) => [name, value])));
  session.answer({ actionIdentifier: '1|poll', questionText: 'Tea?', answerText: 'Yes' });
  for (const name of PLACEHOLDERS) assert.not.equal(fill(`@${name}`), '', name);
});

test('can use another action’s partner', () => {
  const { session, fill } = setUp({ partner: PARTNER });
  const other = { ...session.activeAction.value, partner: null };
  assert.is(fill('By @partnerName'), 'By Ferry Riders');
  assert.is(fill('By @partnerName', other), 'By');
});

test('fills texts once its code is loaded', async () => {
  const { session } = setUp();
  const late = createLateFill();
  assert.is(late.fill('By @publisherName'), 'By @publisherName');
  await late.load(session, CONTEXT);
  assert.is(late.fill('By @publisherName'), 'By Gazette');
});

const holding: [title: string, action: Fields, expected: boolean][] = [
  ['a title without a placeholder', { title: 'Sign' }, false],
  ['a title with a placeholder', { title: 'Sign in @state' }, true],
  ['details with a placeholder', { details: { script: 'I am @userFullName' } }, true],
  ['a title with only an at sign', { title: 'Sign @ 5' }, false],
];

for (const [title, action, expected] of holding)
  test(`finds that ${title} ${expected ? 'must' : 'need not'} be filled`, () => {
    assert.is(mayHoldPlaceholders(setUp(action).session.widget.value), expected);
  });

test('finds that a disclosure with a placeholder must be filled', () => {
  assert.ok(mayHoldPlaceholders({ cards: [], sponsoredText: 'Paid for by @partnerName' }));
});

test.run();
