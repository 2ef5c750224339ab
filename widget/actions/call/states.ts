import type { Locale } from '../../../i18n/index.ts';
import { findLawmakers, HOUSE, sampleLawmakers } from '../../samples/lawmaker-sample.ts';
import { statesOf } from '../../samples/rows.ts';
import { allUnbroken, UNBROKEN } from '../../samples/sample.ts';
import { NEVER } from '../../samples/state.ts';
import { goOn, press, rest, type Steps, see } from '../../samples/steps.ts';
import { type TextsOf, textsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'call'>;

const PHONES = ['+1 201 555 0142', '+1 201 555 0167', '+1 201 555 0189', '+1 201 555 0123', '+1 201 555 0110'];

const recipients = ({ people }: Copy, count: number) =>
  people.slice(0, count).map((person, index) => ({ id: index, ...person, phone: PHONES[index] ?? '' }));

const to = (count: number) => ({ details: (copy: Copy) => ({ recipients: recipients(copy, count) }) });
const three = to(3);
const one = to(1);
const long = {
  action: (copy: Copy) => ({
    title: copy.longTitle,
    thankYouTitle: copy.longTitle,
    thankYouText: copy.longScript,
    customButtonText: copy.button,
  }),
  details: (copy: Copy) => {
    const name = `${copy.person.first} ${copy.person.last}`;
    const first = { id: 'long', name, title: copy.longOffice, phone: '+44 (0)20 7219 3000 ext. 1234' };
    return { script: copy.longScript, recipients: [first, ...recipients(copy, 2)] };
  },
};
const unbroken = {
  action: allUnbroken(),
  details: (copy: Copy) => ({
    script: UNBROKEN,
    recipients: [{ id: 'long', name: UNBROKEN, title: UNBROKEN, phone: UNBROKEN }, ...recipients(copy, 1)],
  }),
};

const ANSWER = { callActionCompletionId: 'gallery', endUsersCount: 1204, isSinglePerson: true };
const answers = { completeCall: ANSWER, updateCall: ANSWER };

const OFFICES = [
  { name: 'Long Branch', phone: '732-571-1140', hours: '' },
  { name: 'New Brunswick', phone: '732-249-8892', hours: '9–17' },
];

/** A search for the lower house. `getLawmakersForContact` answers it. */
const searching = { action: { representativeSearch: HOUSE }, details: { recipients: undefined } };

const found = (more: Parameters<typeof sampleLawmakers>[1] = {}) => ({
  ...searching,
  answers: { ...answers, getLawmakersForContact: sampleLawmakers(1, { offices: OFFICES, ...more }) },
});

const openCall = goOn('[data-route="/call"] .ca-callee');
const haveCalled: Steps = [press('[data-other-phone]'), see('.ca-outcomes')];
const sayOutcome = (outcome: string): Steps => [haveCalled, press(`[data-outcome="${outcome}"]`)];

/** Tells how the call with each went. */
const reported = (...outcomes: string[]) => ({
  steps: [
    openCall,
    ...outcomes.map((outcome, index) => {
      const isLast = index === outcomes.length - 1;
      const next = `[data-route="${isLast ? '/call/success' : `/Call/${index + 2}`}"] .ca-form`;
      return [sayOutcome(outcome), see(next), rest];
    }),
  ],
});

/** Presses the number without opening it: the test browser has no dialler. */
const dial: Steps = [
  openCall,
  rest,
  see('.ca-dial', (link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }),
  see('[data-started]'),
];

const openLawmaker: Steps = [findLawmakers, openCall];
/** Nobody answers, on one line after the other. */
const unanswered = (times: number): Steps => [
  openLawmaker,
  ...Array<Steps>(times).fill([sayOutcome('Unavailable'), see('.ca-ways')]),
];

/** A letter to the same lawmakers. */
const letter = (locale: Locale) => {
  const { title, description } = textsOf('call', locale).action;
  return [{ id: 2, type: 'email', title, description, ...searching.action, details: {} }];
};
const nextCall = (locale: Locale) => {
  const copy = textsOf('call', locale);
  const { details, ...action } = copy.action;
  return [{ id: 2, type: 'call', ...action, details: { ...details, ...three.details(copy) } }];
};

/** Gallery states of this kind. */
export const callStates = statesOf(
  {
    kind: 'call',
    usual: { ...three, answers },
    path: ['start', 'callee', 'callee-started', 'callee-office', 'callee-letter', 'thanks'],
  },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-one': one,
    'start-five': to(5),
    'start-long': long,
    'start-unbroken': unbroken,
    'start-lawmaker': { ...found(), steps: findLawmakers },
    'start-no-lawmaker': searching,
    callee: { steps: openCall },
    'callee-one': { ...one, steps: openCall },
    'callee-started': { steps: dial },
    'callee-other-phone': { steps: [openCall, haveCalled] },
    'callee-long-started': { ...long, steps: dial },
    'callee-next': { steps: [openCall, sayOutcome('Voicemail'), see('[data-route="/Call/2"] .ca-callee')] },
    'callee-saving': {
      answers: { completeCall: NEVER },
      steps: [openCall, sayOutcome('Contacted'), see('.ca-outcomes [aria-disabled]')],
    },
    'callee-no-script': { details: { script: null }, steps: openCall },
    'callee-long': { ...long, steps: openCall },
    'callee-unbroken': { ...unbroken, steps: openCall },
    'callee-lawmaker': { ...found(), steps: openLawmaker },
    'callee-office': { ...found(), steps: unanswered(1) },
    'callee-letter': { ...found(), next: letter, steps: unanswered(3) },
    'callee-no-number': {
      ...found({ phones: [], offices: [], contactFormUrl: 'https://house.example/contact' }),
      steps: openLawmaker,
    },
    'callee-private': { ...found({ phones: [], offices: [], canBeEmailed: false }), steps: openLawmaker },
    thanks: reported('Contacted', 'Voicemail', 'Contacted'),
    'thanks-one': { ...one, next: nextCall, ...reported('Contacted') },
    'thanks-left': reported('Contacted', 'Skipped', 'Contacted'),
    'thanks-skipped': reported('Skipped', 'Skipped', 'Skipped'),
    'thanks-long': { ...long, ...reported('Contacted', 'Contacted', 'Contacted') },
    'thanks-unbroken': { ...unbroken, ...reported('Contacted', 'Contacted') },
  },
);
