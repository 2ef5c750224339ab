import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OWNER_KIND, type OwnerKind } from '../../../../widget/core/model/enums.ts';
import { ownerOf } from '../../../../widget/parts/shell/owner.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const IMAGES = 'https://cdn.test/images/';

type Fields = Record<string, unknown>;

function owner(widget: Fields, card: Fields, action: Fields = {}) {
  const loaded = parsed(wireWidget([wireCard('c', [wireAction(1, 'petition', action)], card)], widget));
  return ownerOf(loaded, actionOf(loaded, 1), IMAGES);
}

const publisher = { publisherName: 'Gazette', publisherLogoName: 'gazette.svg', publisherDescription: 'News' };
const partner = { id: 7, name: 'Riders', logoUrl: 'https://riders.example/logo.png', description: 'Boats' };

const whose: [title: string, widget: Fields, card: Fields, action: Fields, kind: OwnerKind, name: string][] = [
  [
    'the partner if the card says partner',
    publisher,
    { logoSource: 'partner', partner },
    {},
    OWNER_KIND.Partner,
    'Riders',
  ],
  [
    'the publisher if the card says other',
    publisher,
    { logoSource: 'other', partner },
    {},
    OWNER_KIND.Publisher,
    'Gazette',
  ],
  ['the publisher if the card says nothing', publisher, { partner }, {}, OWNER_KIND.Publisher, 'Gazette'],
  ['the publisher if there is no partner', publisher, { logoSource: 'partner' }, {}, OWNER_KIND.Publisher, 'Gazette'],
  [
    'the action’s own partner rather than the card’s',
    publisher,
    { logoSource: 'partner', partner },
    { partner: { id: 8, name: 'Crews' } },
    OWNER_KIND.Partner,
    'Crews',
  ],
];

for (const [title, widget, card, action, kind, name] of whose)
  test(`shows ${title}`, () => {
    const shown = owner(widget, card, action);
    assert.equal([shown.kind, shown.name], [kind, name]);
  });

test('numbers owners as in the configuration', () => {
  assert.equal(OWNER_KIND, { Publisher: 0, Partner: 1 });
});

const logos: [title: string, widget: Fields, card: Fields, logo: string][] = [
  ['the CDN’s picture by the publisher’s logo name', publisher, {}, `${IMAGES}gazette.svg`],
  ['the widget’s logo if the publisher has none', { widgetLogoName: 'w.png' }, {}, `${IMAGES}w.png`],
  ['the partner’s own URL', publisher, { logoSource: 'partner', partner }, 'https://riders.example/logo.png'],
  [
    'the CDN’s picture by the partner’s logo id',
    publisher,
    { logoSource: 'partner', partner: { id: 7, logoId: 42 } },
    `${IMAGES}42`,
  ],
  ['nothing without a logo', { publisherName: 'Gazette' }, {}, ''],
];

for (const [title, widget, card, logo] of logos)
  test(`uses ${title} as the logo`, () => {
    assert.is(owner(widget, card).logo, logo);
  });

test('has the texts of the overlay', () => {
  const shown = owner({ ...publisher, publisherShowNameWithLogo: true }, {});
  assert.equal([shown.description, shown.showsNameWithLogo], ['News', true]);
});

test.run();
