import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage } from '../../../server/widgets/in-language.ts';

type Fields = Record<string, unknown>;

const PETITION = {
  id: 3001,
  type: 'petition',
  title: 'Bring it back',
  thankYouTitle: 'Thank you',
  details: { petitionText: 'To the authority', goal: 5000 },
};
const QUIZ = {
  id: 3061,
  type: 'quiz',
  title: 'How full?',
  details: {
    answers: [
      { id: 1, text: 'Empty', outcome: 'Incorrect' },
      { id: '2', text: 'Full', outcome: 'Correct' },
    ],
  },
};

const GIFT = {
  id: 3801,
  type: 'donation',
  details: {
    currency: 'USD',
    impact: [
      { amount: 10, text: 'Ten' },
      { amount: 25, text: 'Twenty-five' },
    ],
  },
};

const CASES: [title: string, own: Fields, texts: Fields, expected: Fields][] = [
  [
    'puts texts in the place of its own',
    PETITION,
    { title: 'Que vuelva', thankYouTitle: 'Gracias' },
    { ...PETITION, title: 'Que vuelva', thankYouTitle: 'Gracias' },
  ],
  [
    'keeps a text that the translation does not have, and what is no text',
    PETITION,
    { details: { petitionText: 'A la autoridad' } },
    { ...PETITION, details: { petitionText: 'A la autoridad', goal: 5000 } },
  ],
  [
    'adds a text that the action has not',
    PETITION,
    { description: 'Desde septiembre' },
    { ...PETITION, description: 'Desde septiembre' },
  ],
  [
    'finds what a gift does by its amount',
    GIFT,
    { details: { impact: [{ amount: 25, text: 'Veinticinco' }] } },
    {
      ...GIFT,
      details: {
        currency: 'USD',
        impact: [
          { amount: 10, text: 'Ten' },
          { amount: 25, text: 'Veinticinco' },
        ],
      },
    },
  ],
  [
    'adds details to an action without any',
    { id: 1, type: 'opinion', details: null },
    { details: { prompt: '¿Por qué?' } },
    { id: 1, type: 'opinion', details: { prompt: '¿Por qué?' } },
  ],
  [
    'finds answers by their ids in any order, which stay as they are spelt',
    QUIZ,
    {
      details: {
        answers: [
          { id: 2, text: 'Lleno' },
          { id: '1', text: 'Vacío' },
        ],
      },
    },
    {
      ...QUIZ,
      details: {
        answers: [
          { id: 1, text: 'Vacío', outcome: 'Incorrect' },
          { id: '2', text: 'Lleno', outcome: 'Correct' },
        ],
      },
    },
  ],
  [
    'keeps an answer that the translation does not have',
    QUIZ,
    { details: { answers: [{ id: 1, text: 'Vacío' }] } },
    { ...QUIZ, details: { answers: [{ id: 1, text: 'Vacío', outcome: 'Incorrect' }, QUIZ.details.answers[1]] } },
  ],
];

const translated = (own: Fields, languageLocale: string | null | undefined, translations: Fields | null) =>
  inLanguage<Fields>({ ...own, translations }, languageLocale) as Fields;

for (const [title, own, texts, expected] of CASES)
  test(title, () => assert.equal(translated(own, 'es', { es: texts }), expected));

const CHOICES: [languageLocale: string | null | undefined, title: string][] = [
  ['es', 'Que vuelva'],
  ['es-MX', 'Que vuelva'],
  ['fr', 'Rendez-nous'],
  ['it', 'Bring it back'],
  ['en-US', 'Put it back'],
  ['en-GB', 'Put it back'],
  ['de', 'Bring it back'],
  [undefined, 'Put it back'],
  [null, 'Put it back'],
];

for (const [locale, expected] of CHOICES)
  test(`shows a widget of ${locale} “${expected}”, and no other language`, () => {
    const { title, ...action } = translated(PETITION, locale, {
      es: { title: 'Que vuelva' },
      fr: { title: 'Rendez-nous' },
      'en-US': { title: 'Put it back' },
    });
    assert.is(title, expected);
    assert.not.ok('translations' in action);
  });

test('leaves an action without translations as it is', () => {
  assert.equal(translated(PETITION, 'es', null), PETITION);
});

test.run();
