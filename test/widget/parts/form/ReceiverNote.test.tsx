import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ReceiverNote } from '../../../../widget/parts/form/ActionForm.tsx';
import { withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const PARTNER = { id: 1, name: 'Ferry Riders Alliance' };

const ROWS: [
  who: string,
  partner: object | undefined,
  publisherName: string,
  receiver: string | undefined,
  text: string,
][] = [
  ['the partner', PARTNER, 'The Gazette', undefined, 'Your details go to Ferry Riders Alliance.'],
  ['the publisher', undefined, 'The Gazette', undefined, 'Your details go to The Gazette.'],
  ['whom the form names', PARTNER, 'The Gazette', 'Ruth Adeyemi', 'Your details go to Ruth Adeyemi.'],
  ['nobody it knows', undefined, '', undefined, ''],
];

for (const [who, partner, publisherName, receiver, text] of ROWS)
  test(`names ${who}`, async () => {
    const card = wireCard('c', [wireAction(1, 'petition', {})], partner ? { partner } : {});
    const { container } = await renderInShell(
      <ReceiverNote receiver={receiver} />,
      wireWidget([card], { publisherName }),
    );
    assert.is(container.textContent, text);
  });

const NOTICES: [of: string, partnerUrl: string | undefined, publisherUrl: string | undefined, href: string | null][] = [
  [
    'the partner',
    'https://riders.example/privacy',
    'https://gazette.example/privacy',
    'https://riders.example/privacy',
  ],
  ['the publisher', undefined, 'https://gazette.example/privacy', 'https://gazette.example/privacy'],
  ['nobody', undefined, undefined, null],
];

for (const [of, privacyUrl, publisherPrivacyUrl, href] of NOTICES)
  test(`links to the privacy notice of ${of}, in a new window`, async () => {
    const card = wireCard('c', [wireAction(1, 'petition', {})], { partner: { ...PARTNER, privacyUrl } });
    const { container } = await renderInShell(<ReceiverNote />, wireWidget([card], { publisherPrivacyUrl }));
    const link = container.querySelector('a');
    assert.is(link?.getAttribute('href') ?? null, href);
    if (link)
      assert.equal(
        [link.target, link.rel, link.textContent],
        ['_blank', 'noopener', 'Privacy notice (opens in a new window)'],
      );
  });

test.run();
