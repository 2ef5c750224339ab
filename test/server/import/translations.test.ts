import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContent } from '../../../server/import/import-content.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';

/** One action in several languages and widgets: the mistakes and warnings that the import names. */

const PETITION = 'widgets/petition.json';
const SPANISH = 'widgets/petition-es.json';
const POLL = 'widgets/poll.json';
const CALL = 'widgets/call.json';
const ACTION = 'cards[0].actions[0]';

type Loose = Parameters<Parameters<ContentCopy['change']>[1]>[0];
type Break = (content: ContentCopy) => void;

/** Mistakes, or warnings of content without any. */
async function saidOf(breakIt: Break): Promise<{ mistakes: string[]; warnings: string[] }> {
  const content = copyContent();
  try {
    breakIt(content);
    const { warnings } = await checkContent(content.dir);
    return { mistakes: [], warnings: warnings.map(textOf) };
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return { mistakes: cause.mistakes.map(textOf), warnings: [] };
  } finally {
    content.remove();
  }
}

const inAction =
  (file: string, change: (action: Loose) => void): Break =>
  (content) =>
    content.change(file, (widget) => change(widget.cards[0].actions[0]));

/** The petition in one more language, or with other texts in one. */
const translated = (translations: object, file = PETITION): Break =>
  inAction(file, (action) => Object.assign(action, { translations: { ...action.translations, ...translations } }));

const SAME = 'is the same in all languages: a translation has texts alone';

const MISTAKES: [title: string, breakIt: Break, mistakes: string[]][] = [
  [
    'an unknown language',
    translated({ de: { title: 'Die letzte Fähre' } }),
    [`${PETITION} ${ACTION}.translations.de: "de" is not one of en-US, es, fr, it`],
  ],
  [
    'no language',
    inAction(PETITION, (action) => Object.assign(action, { translations: {} })),
    [`${PETITION} ${ACTION}.translations: has no language`],
  ],
  [
    'an empty translation',
    translated({ es: {}, fr: { details: {} } }),
    [`${PETITION} ${ACTION}.translations.es: has no text`, `${PETITION} ${ACTION}.translations.fr: has no text`],
  ],
  [
    'an empty text',
    translated({ es: { title: ' ' } }),
    [`${PETITION} ${ACTION}.translations.es.title: must not be empty`],
  ],
  [
    'what is no text',
    translated({
      es: { title: 'x', id: 1, pictureId: 'x.svg', partnerId: 11, details: { goal: 1, petitionText: 'x' } },
    }),
    [
      `${PETITION} ${ACTION}.translations.es.id: ${SAME}`,
      `${PETITION} ${ACTION}.translations.es.details.goal: ${SAME}`,
      `${PETITION} ${ACTION}.translations.es.pictureId: ${SAME}`,
      `${PETITION} ${ACTION}.translations.es.partnerId: ${SAME}`,
    ],
  ],
  [
    'misspelt fields, with the likely ones',
    translated({ es: { titel: 'x', details: { petitiontext: 'x', script: 'x' } } }),
    [
      `${PETITION} ${ACTION}.translations.es.details.petitiontext: is not a known field; did you mean "petitionText"?`,
      `${PETITION} ${ACTION}.translations.es.details.script: is not a known field`,
      `${PETITION} ${ACTION}.translations.es.titel: is not a known field; did you mean "title"?`,
    ],
  ],
  [
    'a reference to a poll that there is not, and actions without an id, each of them',
    (content) => {
      content.change(POLL, ({ cards }) => cards[0].actions.push({ id: 71, type: 'poll' }));
      content.change(SPANISH, ({ cards }) => cards[0].actions.push({ id: null, type: 'petition' }));
      content.change(CALL, ({ cards }) => cards[0].actions.push({ title: 'x' }));
    },
    [
      `${CALL} cards[0].actions[1].id: is missing`,
      `${CALL} cards[0].actions[1].type: is missing`,
      `${SPANISH} cards[0].actions[1].id: `,
      `${POLL} cards[0].actions[1]: has an id and a type alone, and is written whole nowhere`,
    ],
  ],
  [
    'its own language',
    translated({ 'en-US': { title: 'Bring it back' } }),
    [`${PETITION} ${ACTION}.translations.en-US: is the language that the action itself is written in`],
  ],
  [
    'an answer that the poll does not have, one twice, and one with a result of its own',
    translated(
      {
        es: { details: { answers: [{ id: 9, text: 'Nada' }] } },
        fr: {
          details: {
            answers: [
              { id: 1, text: 'Un parc' },
              { id: '1', text: 'Un jardin' },
            ],
          },
        },
        it: { details: { answers: [{ id: 1, text: 'Un parco', outcome: 'Correct' }] } },
      },
      POLL,
    ),
    [
      `${POLL} ${ACTION}.translations.fr.details.answers: two answers have the same id`,
      `${POLL} ${ACTION}.translations.it.details.answers[0].outcome: is not a known field`,
      `${POLL} ${ACTION}.translations.es.details.answers[0].id: the action has no "9" in its own answers`,
    ],
  ],
  [
    'another phone number of somebody who is called',
    translated(
      { es: { details: { recipients: [{ id: 'ortiz', title: 'Presidenta', phone: '+1 201 555 0100' }] } } },
      CALL,
    ),
    [`${CALL} ${ACTION}.translations.es.details.recipients[0].phone: ${SAME}`],
  ],
  [
    'a mistake of an action once, however many widgets refer to it',
    inAction(PETITION, (action) => Object.assign(action, { titel: 'x', partnerId: 99 })),
    [
      `${PETITION} ${ACTION}.titel: is not a known field`,
      `${PETITION} ${ACTION}.partnerId: no partner has the id "99"`,
    ],
  ],
  [
    'an action that differs between two files, and how to write it once',
    inAction(SPANISH, (action) => Object.assign(action, { title: 'Que vuelva' })),
    [
      `${PETITION} ${ACTION}.id: "3001|petition" differs from the one in ${SPANISH}: write it whole in one file, and in others its id and type alone`,
    ],
  ],
  [
    'a letter to nobody only where the card of a reference says nobody',
    (content) => {
      const search = { countryCode: 'US', levels: [0], roles: [0] };
      const letter = { id: 9, type: 'email', title: 'Write', description: 'Write' };
      content.change(PETITION, ({ cards }) =>
        Object.assign(cards[0], { representativeSearch: search, actions: [...cards[0].actions, letter] }),
      );
      content.change(SPANISH, ({ cards }) => cards[0].actions.push({ id: '9', type: 'Email' }));
    },
    [`${SPANISH} cards[0].actions[1]: nobody can be reached`],
  ],
];

for (const [title, breakIt, expected] of MISTAKES)
  test(`names ${title}`, async () => {
    const { mistakes } = await saidOf(breakIt);
    assert.is(mistakes.length, expected.length, mistakes.join('\n'));
    for (const [index, text] of expected.entries()) assert.ok(mistakes[index]?.startsWith(text), mistakes.join('\n'));
  });

const WARNINGS: [title: string, breakIt: Break, warnings: string[]][] = [
  [
    'texts that a translation lacks',
    inAction(PETITION, ({ translations }) => {
      delete translations.es.thankYouText;
      delete translations.es.details;
    }),
    [`${PETITION} ${ACTION}.translations.es: has no thankYouText, details.petitionText: readers see the action’s own`],
  ],
  [
    'an answer that a translation lacks',
    inAction(POLL, (action) =>
      Object.assign(action, {
        translations: {
          es: { title: '¿Qué hacer?', text: 'x', details: { answers: [1, 2, 3].map((id) => ({ id, text: 'x' })) } },
        },
      }),
    ),
    [`${POLL} ${ACTION}.translations.es: has no details.answers 4: readers see the action’s own`],
  ],
  [
    'a widget in a language that its action does not have',
    inAction(PETITION, ({ translations }) => delete translations.it),
    [`widgets/petition-it.json ${ACTION}: has no translation into "it": readers see it in its own language, en-US`],
  ],
  [
    'an id and a type that are written whole nowhere',
    inAction(SPANISH, (action) => Object.assign(action, { id: 3100 })),
    [`${SPANISH} ${ACTION}: has an id and a type alone, and is written whole nowhere: readers see no title`],
  ],
  [
    'a reference with hours, which is none',
    inAction(SPANISH, (action) => Object.assign(action, { id: 3100, closesAt: '2027-01-01T00:00Z' })),
    [
      `${SPANISH} ${ACTION}: has no title, and is no reference: one has an id and a type alone. Hours stand where the action is written whole, or on the widget`,
    ],
  ],
];

for (const [title, breakIt, expected] of WARNINGS)
  test(`warns of ${title}`, async () => {
    const { mistakes, warnings } = await saidOf(breakIt);
    assert.equal(mistakes, []);
    assert.equal(warnings, expected);
  });

test('takes English texts for an action in a language without copy, whose own the other widgets show', async () => {
  const german: Break = (content) => {
    content.change(PETITION, (widget) => {
      Object.assign(widget, { languageLocale: 'de' });
      const [{ translations }] = widget.cards[0].actions;
      Object.assign(translations, { 'en-US': translations.es });
      delete translations.it;
    });
  };
  const { mistakes, warnings } = await saidOf(german);
  assert.equal(mistakes, []);
  assert.equal(warnings, [
    `${PETITION} languageLocale: there is no copy for "de": buttons and messages are in English`,
    `widgets/petition-it.json ${ACTION}: has no translation into "it": readers see it in its own language, de`,
  ]);
});

test('takes an action that is written alike in widgets of two languages, with a translation for one of them', async () => {
  const whole: Break = (content) => {
    let action: Loose;
    content.change(PETITION, ({ cards }) => {
      [action] = cards[0].actions;
    });
    content.change(SPANISH, ({ cards }) => Object.assign(cards[0], { actions: [action] }));
  };
  assert.equal(await saidOf(whole), { mistakes: [], warnings: [] });
});

test.run();
