import type { Locale } from '../../i18n/index.ts';
import type { WireAction, WireCard } from '../api/wire/widget.ts';
import { anyPetitions, anyPoll, words } from './kit/cards.ts';
import { sampleCard, samplePartner, sampleWidget, UNBROKEN } from './kit/sample.ts';
import type { GalleryState } from './kit/state.ts';

type Make = (locale: Locale) => WireAction[];

const card =
  (type: string, actions: Make, more: (locale: Locale) => Partial<WireCard> = () => ({})) =>
  (locale: Locale) =>
    sampleWidget(locale, [sampleCard(actions(locale), { type, ...more(locale) })]);

const headed = (locale: Locale) => {
  const { heading, subHeading } = words(locale);
  return { heading, subHeading };
};

const some =
  (count: number): Make =>
  (locale) =>
    anyPetitions(locale, count, { partner: samplePartner(locale) });
const mixed: Make = (locale) => [...anyPetitions(locale, 2), anyPoll(locale)];
/** People to call and to write to; a post names nobody. */
const contacts: Make = (locale) => {
  const { title } = anyPoll(locale);
  const { question: text, people } = words(locale);
  const [[caller, role] = ['', ''], ...others] = people;
  return [
    { id: 1, type: 'call', title, details: { recipients: [{ id: 1, name: caller, title: role, phone: '555-0100' }] } },
    { id: 2, type: 'email', title, emailRecipients: others.map(([name]) => ({ name })), details: {} },
    { id: 3, type: 'tweet', title, details: { text } },
  ];
};
/** Button texts that tell actions of the same kind apart. */
const named: Make = (locale) => mixed(locale).map((action) => ({ ...action, customButtonText: action.title }));
const unbroken: Make = (locale) =>
  anyPetitions(locale, 3, { title: UNBROKEN, description: UNBROKEN, customButtonText: UNBROKEN });

const signFirst: GalleryState['arrange'] = async (stage) => {
  await stage.press('.ca-row');
  await stage.rest();
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/petition"] form');
  const values = { name: 'Ada Lovelace', email: 'ada@example.org', 'postal-code': '07102' };
  for (const [token, value] of Object.entries(values)) await stage.type(`[autocomplete="${token}"]`, value);
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/petition/success"]');
  await stage.rest();
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/choosesManyCard"] .ca-row[data-done]');
};

const state = (name: string, widget: GalleryState['widget'], arrange?: GalleryState['arrange']): GalleryState => ({
  name: `card-${name}`,
  kind: 'card',
  widget,
  ...(arrange && { arrange }),
});

/** States of cards that offer several actions. */
export const cardStates: GalleryState[] = [
  state('choose-many', card('choosesMany', mixed, headed)),
  state('choose-many-five', card('choosesMany', some(5))),
  state('choose-many-unbroken', card('choosesMany', unbroken)),
  state('choose-many-one-done', card('choosesMany', mixed, headed), signFirst),
  state('choose-one', card('choosesOne', some(3), headed)),
  state('choose-one-last', card('choosesOne', some(2)), async (stage) => {
    await stage.press('.ca-round:last-of-type');
    await stage.see('.ca-round:first-of-type:not(:disabled)');
  }),
  state('choose-one-unbroken', card('choosesOne', unbroken)),
  state('choose-contact', card('choosesOneContact', contacts)),
  state('choose-contact-named', card('choosesOneContact', named, headed)),
  state('choose-contact-unbroken', card('choosesOneContact', unbroken)),
];
