import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Theme } from '../../../../../widget/core/api/wire/widget.ts';
import type { Action } from '../../../../../widget/core/model/action.ts';
import { ACTION_TYPES } from '../../../../../widget/core/model/enums.ts';
import type { KindTable } from '../../../../../widget/core/model/kind.ts';
import { parseType } from '../../../../../widget/core/session/load/parse-action.ts';
import { type Dropped, oneAction, parsed, wireAction, wireCard, wireWidget } from '../../../support/wire.ts';

const DEFAULTS: Partial<Action> = {
  id: 1,
  actionId: 1,
  identifier: '1|poll',
  type: 'poll',
  name: '',
  title: '',
  text: '',
  description: '',
  customHeader: '',
  customButtonText: '',
  path: 'poll',
  onlyIn: '',
  details: {},
  thankYouTitle: '',
  thankYouText: '',
  feedbackHeader: '',
  feedbackText: '',
  formTitle: '',
  formDescription: '',
  partner: null,
  pictureUrls: [''],
  endCardPicture: '',
  designVariant: null,
  widgetCardId: 'c-1',
  initialOrder: 1,
  order: 1,
  cardOrderType: 'Nominal',
  cardCountdownTimer: 2,
  isVisual: false,
  skipEndCard: false,
  skipFrontCard: false,
  issue: null,
  subIssue: null,
  dependentActionId: null,
  dependentActionType: null,
  dependentResultId: null,
  representativeSearch: null,
  emailRecipients: [],
  altSharingTwitterMessage: '',
  amounts: [25, 50, 100],
};

for (const [field, value] of Object.entries(DEFAULTS))
  test(`${field} of an action defaults to ${JSON.stringify(value)}`, () => {
    assert.equal(oneAction('poll')[field as keyof Action], value);
  });

const OPTIONAL = `actionId name title text description customHeader customButtonText details signUpFormTitle
  signUpFormDescription thankYouTitle thankYouText feedbackHeader feedbackText shortName formTitle formDescription partner
  recipientPictureId recipientPictureIds pictureId pictureUrls endCardPictureId designVariant order isVisual skipEndCard
  skipFrontCard issue subIssue dependentActionId dependentActionType dependentResultId representativeSearch
  emailRecipients altSharingTwitterMessage oneCardCustomAmounts`.split(/\s+/);

test('reads null as absent in every optional field of an action', () => {
  const dropped: Dropped = [];
  const nulls = Object.fromEntries(OPTIONAL.map((key) => [key, null]));
  const { actions } = parsed(wireWidget([wireCard('c-1', [wireAction(1, 'poll', nulls)])]), dropped);
  assert.equal(dropped, []);
  assert.equal(actions[0], oneAction('poll'));
});

for (const type of ACTION_TYPES)
  test(`knows ${type} in any case`, () => {
    assert.is(parseType(type.toUpperCase()), type);
    assert.is(oneAction(type.toUpperCase()).identifier, `1|${type}`);
  });

for (const type of ['', 'polls', ' poll', 'constructor'])
  test(`rejects the kind "${type}"`, () => {
    assert.is(parseType(type), undefined);
  });

const countdowns: [type: string, given: number | null | undefined, seconds: number][] = [
  ['poll', undefined, 2],
  ['poll', null, 2],
  ['petition', undefined, 6],
  ['sentimentpoll', undefined, 6],
  ['speedometer', null, 6],
  ['poll', 0, 0],
  ['petition', 0, 0],
  ['poll', 9, 9],
];

for (const [type, given, seconds] of countdowns)
  test(`counts ${seconds} s after ${type} if the card says ${given}`, () => {
    assert.is(oneAction(type, {}, { countdownTimer: given }).cardCountdownTimer, seconds);
  });

const ON_LISTS: [type: string, given: number | undefined, seconds: number][] = [
  ['sentimentpoll', undefined, 5],
  ['sentimentpoll', 9, 9],
  ['poll', undefined, 2],
  ['petition', undefined, 6],
];

for (const [type, given, seconds] of ON_LISTS)
  test(`counts ${seconds} s from ${type} to its choose-many list if the card says ${given}`, () => {
    assert.is(oneAction(type, {}, { type: 'choosesMany', countdownTimer: given }).cardCountdownTimer, seconds);
  });

const partner = { id: 5, name: 'Help', paymentType: 'charityToken', customTheme: { accentColor: 'red' } };

const paidKinds: KindTable = { donation: { type: 'donation', isCompletion: true, isPaid: true, parse: () => ({}) } };
const paid = (fields: object, card: object = {}) =>
  parsed(wireWidget([wireCard('c', [wireAction(1, 'donation', { ...fields })], { ...card })]), [], { kinds: paidKinds })
    .actions[0];

test('takes the payment method of a paid kind from its partner', () => {
  assert.is(paid({ partner })?.partner?.paymentMethod, 'charityToken');
  assert.is(paid({}, { partner })?.partner?.paymentMethod, 'charityToken');
});

test('sets no payment method on another kind', () => {
  const { partner: of } = oneAction('petition', { partner });
  assert.is(of?.paymentMethod, null);
  assert.is(of?.paymentType, 'charityToken');
});

test('prefers the action’s own partner to its card’s', () => {
  assert.is(oneAction('poll', { partner: { id: 'own' } }, { partner }).partner?.id, 'own');
  assert.is(oneAction('poll', {}, { partner }).partner?.id, 5);
});

test('sets every default of a partner', () => {
  assert.equal(oneAction('poll', { partner: { id: 5, name: null, customTheme: {} } }).partner, {
    id: 5,
    name: '',
    logoUrl: '',
    logoId: null,
    description: '',
    showNameWithLogo: false,
    twitterMention: '',
    privacyUrl: '',
    paymentType: null,
    paymentMethod: null,
    optIns: ['email'],
    customTheme: {},
  });
});

for (const [given, href] of [
  ['https://riders.example/privacy', 'https://riders.example/privacy'],
  ['http://riders.example', 'http://riders.example/'],
  ['javascript:alert(1)', ''],
  ['/privacy', ''],
] as const)
  test(`a privacy notice at ${given} ${href ? 'is linked' : 'is none'}`, () => {
    assert.is(oneAction('poll', { partner: { ...partner, privacyUrl: given } }).partner?.privacyUrl, href);
  });

test('keeps every property of a partner’s theme', () => {
  const texts = Object.keys(Theme().schema).map((name) => [name, `any ${name}`]);
  const customTheme = { ...Object.fromEntries(texts), radius: 4, dark: { accentColor: 'any accent' } };
  assert.equal(oneAction('poll', { partner: { ...partner, customTheme } }).partner?.customTheme, customTheme);
});

for (const [given, amounts] of [
  [
    [5, 10],
    [5, 10],
  ],
  [[], [25, 50, 100]],
  [null, [25, 50, 100]],
  [undefined, [25, 50, 100]],
] as const)
  test(`offers ${amounts} if the action names ${JSON.stringify(given)}`, () => {
    assert.equal(oneAction('donation', { oneCardCustomAmounts: given }).amounts, amounts);
  });

test('keeps an action’s own order and actionId', () => {
  const { order, actionId, initialOrder } = oneAction('poll', { order: 7, actionId: 'a-1' });
  assert.equal([order, actionId, initialOrder], [7, 'a-1', 1]);
});

test('keeps an own order that equals its card’s old place', () => {
  const { actions } = parsed(
    wireWidget([wireCard('empty', []), wireCard('c', [wireAction(1, 'poll', { order: 2 }), wireAction(2)])]),
  );
  assert.equal(
    actions.map(({ order }) => order),
    [2, 1],
  );
});

test('reads a search for officials, from the action or its card', () => {
  const search = { id: 3, countryCode: 'US', levels: [1], roles: null };
  const expected = { id: 3, countryCode: 'US', levels: [1], roles: [], adminArea1Codes: [], districtIds: [] };
  assert.equal(oneAction('call', { representativeSearch: search }).representativeSearch, expected);
  assert.equal(oneAction('call', {}, { representativeSearch: search }).representativeSearch, expected);
});

const malformed: [title: string, action: unknown][] = [
  ['without an id', { type: 'poll' }],
  ['without a type', { id: 1 }],
  ['whose type is a number', { id: 1, type: 3 }],
  ['whose title is a number', wireAction(1, 'poll', { title: 5 })],
  ['whose details are a list', wireAction(1, 'poll', { details: 'x' })],
  ['whose partner has no id', wireAction(1, 'poll', { partner: {} })],
  ['whose id is not a number', { id: Number.NaN, type: 'poll' }],
];

for (const [title, action] of malformed)
  test(`drops and reports an action ${title}, and keeps the next`, () => {
    const dropped: Dropped = [];
    const { actions } = parsed(wireWidget([wireCard('c', [action, wireAction(2)])]), dropped);
    assert.equal(
      actions.map(({ id }) => id),
      [2],
    );
    assert.is(dropped.length, 1);
  });

const pictures: [fields: object, expected: unknown][] = [
  [{}, ['']],
  [{ recipientPictureId: 7 }, [7]],
  [{ recipientPictureIds: [7, 'b.jpg'], recipientPictureId: 9 }, [7, 'b.jpg']],
];

for (const [fields, expected] of pictures)
  test(`finds the recipients’ pictures in ${JSON.stringify(fields)}`, () => {
    assert.equal(oneAction('call', { ...fields }).recipientPictures, expected);
  });

test.run();
