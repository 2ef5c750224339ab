import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkContent } from '../../../server/import/import-content.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { copyContent } from '../support/content.ts';

/** When widgets and actions open and close, as the import reads it. */

const PETITION = 'widgets/petition.json';
const ACTION = 'cards[0].actions[0]';

type Change = Parameters<ReturnType<typeof copyContent>['change']>[1];

async function saidOf(file: string, change: Change): Promise<{ mistakes: string[]; warnings: string[] }> {
  const content = copyContent();
  try {
    content.change(file, change);
    return { mistakes: [], warnings: (await checkContent(content.dir)).warnings.map(textOf) };
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return { mistakes: cause.mistakes.map(textOf), warnings: [] };
  } finally {
    content.remove();
  }
}

const MISTAKES: [title: string, file: string, change: Change, expected: string[]][] = [
  [
    'times without a zone, and days that are none',
    PETITION,
    (widget) =>
      Object.assign(widget, { opensAt: '2026-12-03T09:00', closesAt: '2026-02-30T09:00Z', closed: { tittle: 'x' } }),
    [
      `${PETITION} opensAt: "2026-12-03T09:00" has no time zone: end it with Z, or with an offset such as -05:00`,
      `${PETITION} closesAt: "2026-02-30T09:00Z" is no date with a time, such as 2026-12-03T09:00:00-05:00`,
      `${PETITION} closed.tittle: is not a known field; did you mean "title"?`,
    ],
  ],
  [
    'words and days without a time in place of times',
    PETITION,
    (widget) => Object.assign(widget, { opensAt: 'soon', closesAt: '2026-12-03' }),
    [
      `${PETITION} opensAt: "soon" is no date with a time, such as`,
      `${PETITION} closesAt: "2026-12-03" is no date with a time, such as`,
    ],
  ],
  [
    'a widget that closes when it opens',
    PETITION,
    (widget) => Object.assign(widget, { opensAt: '2026-12-03T09:00:00-05:00', closesAt: '2026-12-03T14:00:00Z' }),
    [`${PETITION} closesAt: "2026-12-03T14:00:00Z" is not after opensAt, "2026-12-03T09:00:00-05:00"`],
  ],
  [
    'an action that closes when it opens, and one that is never open in its widget',
    'widgets/poll.json',
    (widget) => {
      Object.assign(widget, { opensAt: '2026-12-03T09:00Z' });
      Object.assign(widget.cards[0].actions[0], { closesAt: '2026-12-03T09:00Z' });
      Object.assign(widget.cards[1].actions[0], { opensAt: '2026-12-05T09:00Z', closesAt: '2026-12-04T09:00Z' });
    },
    [
      `widgets/poll.json ${ACTION}: is never open here: its hours and the widget’s have no moment in common`,
      `widgets/poll.json cards[1].actions[0].closesAt: "2026-12-04T09:00Z" is not after opensAt, "2026-12-05T09:00Z"`,
    ],
  ],
];

for (const [title, file, change, expected] of MISTAKES)
  test(`names ${title}`, async () => {
    const { mistakes } = await saidOf(file, change);
    assert.is(mistakes.length, expected.length, mistakes.join('\n'));
    for (const text of expected)
      assert.ok(
        mistakes.some((mistake) => mistake.startsWith(text)),
        mistakes.join('\n'),
      );
  });

const WARNINGS: [title: string, file: string, change: Change, warning: string][] = [
  [
    'words for a closed widget that never closes',
    PETITION,
    (widget) => Object.assign(widget, { closed: { title: 'It is over' } }),
    `${PETITION} closed: is never shown: neither the widget nor its actions have opensAt or closesAt`,
  ],
  [
    'words for a closed action that a translation leaves out',
    PETITION,
    ({ cards }) =>
      Object.assign(cards[0].actions[0], { closesAt: '2026-12-17T23:59:00Z', closed: { title: 'It is over' } }),
    `${PETITION} ${ACTION}.translations.es: has no closed.title: readers see the action’s own`,
  ],
  [
    'a campaign of which one widget closes',
    PETITION,
    (widget) => Object.assign(widget, { closesAt: '2026-12-17T23:59:00Z' }),
    `${PETITION} ${ACTION}.id: is open at other times than in widgets/petition-es.json: give the action opensAt and`,
  ],
];

for (const [title, file, change, expected] of WARNINGS)
  test(`warns of ${title}`, async () => {
    const { warnings } = await saidOf(file, change);
    assert.ok(
      warnings.some((warning) => warning.startsWith(expected)),
      warnings.join('\n'),
    );
  });

test('accepts a campaign whose action closes in all its widgets', async () => {
  const closes: Change = ({ cards }) => Object.assign(cards[0].actions[0], { closesAt: '2026-12-17T23:59:00Z' });
  assert.equal(await saidOf(PETITION, closes), { mistakes: [], warnings: [] });
});

test.run();
