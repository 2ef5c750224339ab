import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContent } from '../../../server/import/import-content.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { copyContent } from '../support/content.ts';

/** What a gift does (`details.impact`): the mistakes and warnings that the import names. */

const AT = 'widgets/donation.json cards[0].actions[0]';
const TEXT = 'Pays a flyer.';

/** Mistakes, or warnings of content without any. */
async function saidOf(details: object, translations: object = {}): Promise<string[]> {
  const content = copyContent();
  try {
    content.change('widgets/donation.json', ({ cards }) => {
      const [action] = cards[0].actions;
      Object.assign(action, { details }, Object.keys(translations).length > 0 && { translations });
    });
    return (await checkContent(content.dir)).warnings.map(textOf);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return cause.mistakes.map(textOf);
  } finally {
    content.remove();
  }
}

const OWN = [10, 25].map((amount) => ({ amount, text: TEXT }));
const translated = (impact: object[]) => ({
  es: { title: 'x', description: 'x', thankYouText: 'x', details: { impact } },
});

const CASES: [title: string, details: object, translations: object, said: string[]][] = [
  ['nothing of texts for amounts that are not offered', { impact: [{ amount: 41, text: TEXT }] }, {}, []],
  [
    'a text that is empty and one that is missing',
    { impact: [{ amount: 25, text: ' ' }, { amount: 30 }] },
    {},
    [`${AT}.details.impact[0].text: must not be empty`, `${AT}.details.impact[1].text: is missing`],
  ],
  [
    'amounts that are missing, nothing, too large or no number',
    {
      impact: [
        { text: TEXT },
        { amount: 0, text: TEXT },
        { amount: 2_000_000, text: TEXT },
        { amount: '5', text: TEXT },
      ],
    },
    {},
    [
      `${AT}.details.impact[0].amount: is missing`,
      `${AT}.details.impact[1].amount: must be from 0.01 to 1000000, not 0`,
      `${AT}.details.impact[2].amount: must be from 0.01 to 1000000, not 2000000`,
      `${AT}.details.impact[3].amount: `,
    ],
  ],
  [
    'a field that is not known',
    { impact: [{ amount: 5, text: TEXT, currency: 'EUR' }] },
    {},
    [`${AT}.details.impact[0].currency: is not a known field`],
  ],
  [
    'an amount that stands there twice',
    { impact: [...OWN, { amount: 25, text: 'Pays a poster.' }] },
    {},
    [`${AT}.details.impact: two entries have the same amount`],
  ],
  ['a list without an entry', { impact: [] }, {}, [`${AT}.details.impact: `]],
  [
    'an amount that is too large to be given',
    { impact: [{ amount: 20_000, text: 'Buys an engine.' }] },
    {},
    [`${AT}.details.impact[0]: 20000 USD is never reached: a gift is 10000 USD at most`],
  ],
  ['nothing of a whole translation', { impact: OWN }, translated([...OWN].reverse()), []],
  [
    'a translation of an amount that the donation does not have',
    { impact: OWN },
    translated([...OWN, { amount: 26, text: TEXT }]),
    [`${AT}.translations.es.details.impact[2].amount: the action has no "26" in its own impact`],
  ],
  [
    'a translation with an amount twice',
    { impact: OWN },
    translated([...OWN, { amount: 25, text: TEXT }]),
    [`${AT}.translations.es.details.impact: two entries have the same amount`],
  ],
  [
    'a translation without an amount',
    { impact: OWN },
    translated([...OWN, { text: TEXT } as never]),
    [`${AT}.translations.es.details.impact[2].amount: is missing`],
  ],
  [
    'an amount that a translation leaves out',
    { impact: OWN },
    translated(OWN.slice(0, 1)),
    [`${AT}.translations.es: has no details.impact 25: readers see the action’s own`],
  ],
];

for (const [title, details, translations, expected] of CASES)
  test(`names ${title}`, async () => {
    const said = await saidOf(details, translations);
    assert.is(said.length, expected.length, said.join('\n'));
    for (const [index, text] of expected.entries()) assert.ok(said[index]?.startsWith(text), said.join('\n'));
  });

test.run();
