import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PLACEHOLDERS } from '../../../../widget/model/copy/placeholders.ts';
import { createFill } from '../../../../widget/session/fill/fill.ts';
import { createLateFill, mayHoldPlaceholders } from '../../../../widget/session/fill/late-fill.ts';
import { createSessionStore } from '../../../../widget/session/store.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

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
  test(`reads @${name} as what was learned on the way`, () => {
    const { session, fill } = setUp({ emailRecipients: [{ name: 'Bob' }] }, { endUserLocation: LOCATION });
    session.setVariables({ [name]: value });
    session.setVariables({});
    assert.is(fill(`@${name}`), expected);
  });

test('mentions whom the post is for', () => {
  const { session, fill } = setUp({ partner: PARTNER });
  session.setVariables({ twitterMention: '@jodoe @annroe' });
  assert.is(fill('@twitterMentionPlaceholder'), '@jodoe @annroe');
});

test('reads question and answer of the latest answer that has words', () => {
  const { session, fill } = setUp();
  assert.is(fill('Q @question A @answer'), 'Q A');
  session.answer({ actionIdentifier: '1|poll', questionText: 'Tea?', answerText: 'Yes' });
  session.answer({ actionIdentifier: '2|quiz', questionText: 'More?', answerText: 'No' });
  session.answer({ actionIdentifier: '3|petition' });
  assert.is(fill('Q @question A @answer'), 'Q More? A No');
});

test('leaves no placeholder empty-handed once all is known', () => {
  const { session, fill } = setUp(
    { partner: PARTNER },
    { articleUrl: 'https://a.test/', endUserLocation: LOCATION, twitterMention: '@g' },
  );
  session.setVariables(Object.fromEntries(Object.entries(learned).map(([name, [value]]) => [name, value])));
  session.answer({ actionIdentifier: '1|poll', questionText: 'Tea?', answerText: 'Yes' });
  for (const name of PLACEHOLDERS) assert.not.equal(fill(`@${name}`), '', name);
});

test('speaks of another action’s partner where it is asked to', () => {
  const { session, fill } = setUp({ partner: PARTNER });
  const other = { ...session.activeAction.value, partner: null };
  assert.is(fill('By @partnerName'), 'By Ferry Riders');
  assert.is(fill('By @partnerName', other), 'By');
});

test('waits with filling until its code is here', async () => {
  const { session } = setUp();
  const late = createLateFill();
  assert.is(late.fill('By @publisherName'), 'By @publisherName');
  await late.load(session, CONTEXT);
  assert.is(late.fill('By @publisherName'), 'By Gazette');
});

const holding: [title: string, action: Fields, expected: boolean][] = [
  ['a title without any', { title: 'Sign' }, false],
  ['a title that holds one', { title: 'Sign in @state' }, true],
  ['details that hold one', { details: { script: 'I am @userFullName' } }, true],
  ['an at sign alone', { title: 'Sign @ 5' }, false],
];

for (const [title, action, expected] of holding)
  test(`sees that ${title} ${expected ? 'needs' : 'needs no'} filling`, () => {
    assert.is(mayHoldPlaceholders(setUp(action).session.widget.value), expected);
  });

test('sees that a disclosure that holds one needs filling', () => {
  assert.ok(mayHoldPlaceholders({ cards: [], sponsoredText: 'Paid for by @partnerName' }));
});

test.run();
