import type { Locale } from '../../i18n/index.ts';
import type { WireAction } from '../core/api/wire/widget.ts';
import { type Row, statesOf } from '../samples/rows.ts';
import { petitionsOf, pollOf, sampleCard, samplePartner, unbroken } from '../samples/sample.ts';
import { fill, goOn, press, rest, see } from '../samples/steps.ts';
import { type Texts, textsOf } from '../samples/texts.ts';

type Make = (words: Texts, locale: Locale) => WireAction[];

/** @param isHeaded whether the card has a heading and a subheading */
const card = (type: string, actions: Make, isHeaded = false): Row<unknown> => ({
  cards: (locale) => {
    const texts = textsOf('card', locale);
    const { heading, subHeading } = texts;
    return [sampleCard(actions(texts, locale), { type, ...(isHeaded && { heading, subHeading }) })];
  },
});

const some =
  (count: number): Make =>
  (words, locale) =>
    petitionsOf(words, count, { partner: samplePartner(locale) });
const mixed = (words: Texts) => [...petitionsOf(words, 2), pollOf(words)];
/** People to call and to write to; a post names nobody. */
const contacts: Make = ({ poll: { title }, people: [called, ...others] }) => [
  { id: 1, type: 'call', title, details: { recipients: [{ id: 1, ...called, phone: '555-0100' }] } },
  { id: 2, type: 'email', title, emailRecipients: others.slice(0, 2).map(({ name }) => ({ name })), details: {} },
  { id: 3, type: 'tweet', title, details: { text: title } },
];
/** Button texts that tell actions of the same kind apart. */
const named: Make = (words) => mixed(words).map((action) => ({ ...action, customButtonText: action.title }));
const allUnbroken: Make = (words) => petitionsOf(words, 3, unbroken('title', 'description', 'customButtonText'));

const signFirst = [
  press('.ca-row'),
  rest,
  goOn('[data-route="/petition"] form'),
  fill({ name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' }),
  goOn('[data-route="/petition/success"]'),
  rest,
  goOn('[data-route="/choosesManyCard"] .ca-row[data-done]'),
];

/** States of cards that offer several actions. */
export const cardStates = statesOf(
  { kind: 'card' },
  {
    'choose-many': card('choosesMany', mixed, true),
    'choose-many-five': card('choosesMany', some(5)),
    'choose-many-unbroken': card('choosesMany', allUnbroken),
    'choose-many-one-done': { ...card('choosesMany', mixed, true), steps: signFirst },
    'choose-one': card('choosesOne', some(3), true),
    'choose-one-last': {
      ...card('choosesOne', some(2)),
      steps: [press('.ca-round:last-of-type'), see('.ca-round:first-of-type:not(:disabled)')],
    },
    'choose-one-unbroken': card('choosesOne', allUnbroken),
    'choose-contact': card('choosesOneContact', contacts),
    'choose-contact-named': card('choosesOneContact', named, true),
    'choose-contact-unbroken': card('choosesOneContact', allUnbroken),
  },
);
