import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { lawmakersOf } from '../../../../widget/parts/lawmakers/index.ts';
import { LawmakerPanel } from '../../../../widget/parts/lawmakers/LawmakerPanel.tsx';
import { SAMPLE_ADDRESS, sampleLawmakers } from '../../../../widget/samples/lawmaker-sample.ts';
import { useApp } from '../../../../widget/ui/context.ts';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const HAMPDEN = { level: 1, role: 0, adminArea1Code: 'MA' };
const OF_NZ = { countryCode: 'NZ', role: 0, adminArea1Code: '', district: 'Te Tai Tonga' };
const SEARCH = { id: 1, countryCode: 'US', levels: [0], roles: [0, 1] };

/** The panel with an API that gives this answer; `find` looks up an address. @param search of all levels, with changes */
async function draw(answer: () => Promise<unknown>, search?: { levels?: number[] }) {
  let app: App | null = null;
  function Screen() {
    app = useApp();
    return (
      <div data-civic-action-root="">
        <form>
          <LawmakerPanel action={app.session.activeAction.value} />
        </form>
      </div>
    );
  }
  const extra = {
    once: createOnce(),
    parts: new Map(),
    client: { post: answer },
    mode: 'default',
    report: () => {},
    config: {
      defaultImagesBase: 'https://cdn.test/default/',
      productSite: 'https://p.test/',
      shareBase: 'https://w.test/share/',
    },
    pageUrl: 'https://news.test/',
  } as unknown as Partial<App>;
  const representativeSearch = search ? { id: 1, countryCode: '', levels: [], roles: [0, 1], ...search } : SEARCH;
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { representativeSearch })])]);
  const { container } = await renderInShell(<Screen />, wire, '/petition', extra);
  const opened = () => {
    if (!app) throw new Error('not drawn');
    return { lawmakers: lawmakersOf(app), action: app.session.activeAction.value };
  };
  const find = (address = SAMPLE_ADDRESS) => acting(() => opened().lawmakers.find(opened().action, address));
  return { container, find, opened };
}

const text = (container: Element) => container.querySelector('[aria-live]')?.textContent ?? '';
const buttons = (container: Element) => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);

const NAMED: [count: number, names: string][] = [
  [1, 'Bonnie Watson Coleman'],
  [3, 'Rep. Coleman, Sen. Booker, and Sen. Kim'],
  [4, 'Rep. Coleman, Sen. Booker, Sen. Kim and 1 other'],
  [5, 'Rep. Coleman, Sen. Booker, Sen. Kim and 2 others'],
];

test('a button shows the full names of several lawmakers', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2));
  await find();
  await acting(() => container.querySelector('button')?.click());
  assert.match(container.querySelector('.ca-people')?.textContent ?? '', 'Cory Booker');
});

for (const [count, names] of NAMED)
  test(`shows ${count} lawmakers as "${names}"`, async () => {
    const { container, find } = await draw(async () => sampleLawmakers(count));
    await find();
    assert.is(container.querySelector('.ca-found b')?.textContent, names);
    assert.match(text(container), 'Based on your address');
  });

test('asks for an address at first', async () => {
  const { container } = await draw(async () => []);
  assert.is(text(container), 'Enter your home address to see who represents you.');
  assert.equal(buttons(container), ['Find my lawmakers']);
});

test('opens its modal outside of the surrounding form', async () => {
  const { container, opened } = await draw(async () => []);
  await acting(() => opened().lawmakers.openFind());
  await acting(() => new Promise((later) => setTimeout(later, 100)));
  assert.ok(container.querySelector('dialog .ca-find'));
  assert.is(container.querySelectorAll('form form').length, 0);
});

test('shows that it is looking', async () => {
  const { container, opened } = await draw(() => new Promise(() => {}));
  await acting(() => void opened().lawmakers.find(opened().action, SAMPLE_ADDRESS));
  assert.is(text(container), 'Looking for your lawmakers…');
  assert.equal(buttons(container), []);
});

test('shows an error with a next step, and retries with the same address', async () => {
  let asked = 0;
  const { container, find } = await draw(async () => {
    asked += 1;
    if (asked === 1) throw new Error('down');
    return sampleLawmakers(1);
  });
  await find();
  assert.match(text(container), 'ISSUE FINDING YOUR LAWMAKERS. PLEASE TRY AGAIN');
  assert.match(text(container), 'Check your connection, or enter another address.');
  assert.equal(buttons(container), ['Try again', 'Change address']);
  await acting(() => container.querySelector('button')?.click());
  assert.match(text(container), 'Bonnie Watson Coleman');
});

const REFUSED: [what: string, address: Address, words: string, ways: string[]][] = [
  [
    'a complete address',
    SAMPLE_ADDRESS,
    'We can’t tell which district this address is in.',
    ['Share this page', 'Change address'],
  ],
  [
    'no street',
    { ...SAMPLE_ADDRESS, street: '', streetNo: '' },
    'Add your street and house number.',
    ['Change address'],
  ],
  ['no postal code', { ...SAMPLE_ADDRESS, postalCode: '' }, 'Add your postal code.', ['Change address']],
];

for (const [what, address, words, ways] of REFUSED)
  test(`shows the next step after ${what}`, async () => {
    const refusal = new RequestError('x', {
      failure: 'status',
      path: 'Lawmakers/GetForContact',
      status: 422,
      body: { error: 'NotFullAddress' },
    });
    const { container, find } = await draw(() => Promise.reject(refusal));
    await find(address);
    assert.match(text(container), 'FULL ADDRESS IS REQUIRED TO ACCURATELY LOOK UP YOUR LAWMAKERS');
    assert.match(text(container), words);
    assert.equal(buttons(container), ways);
  });

test('shows pictures, offices, parties and districts on request', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2));
  await find();
  assert.is(container.querySelector('.ca-people'), null);
  const [show] = container.querySelectorAll('button');
  assert.is(show?.getAttribute('aria-expanded'), 'false');
  await acting(() => show?.click());
  assert.match(
    container.querySelector('.ca-people')?.textContent ?? '',
    'U.S. House of Representatives, district 12 · D · NJ',
  );
  assert.is(show?.getAttribute('aria-expanded'), 'true');
});

const SEATS: [title: string, of: Parameters<typeof sampleLawmakers>[1], seat: string][] = [
  ['a state district', { level: 1, role: 0, district: '8' }, 'State Assembly, district 8 · D · NJ'],
  [
    'a district with a name',
    { ...HAMPDEN, district: '7th Hampden' },
    'State House of Representatives, 7th Hampden · D · MA',
  ],
  [
    'a town’s council as its data do',
    { level: 2, role: 0, district: 'East' },
    'U.S. House of Representatives, East · D · NJ',
  ],
  ['the Māori roll', { ...OF_NZ, roll: 'maori' }, 'House of Representatives, Te Tai Tonga · Māori electorate · D'],
  [
    'the general roll',
    { ...OF_NZ, roll: 'general' },
    'House of Representatives, Te Tai Tonga · general electorate · D',
  ],
];

for (const [title, of, seat] of SEATS)
  test(`names level, chamber and district of ${title}`, async () => {
    const { container, find } = await draw(async () => sampleLawmakers(1, of), {});
    await find();
    await acting(() => container.querySelector('button')?.click());
    assert.is(container.querySelector('.ca-people small')?.textContent, seat);
  });

test('shows two members of one district in rows of their own', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2, { level: 1, role: 0, district: '8' }), {});
  await find();
  await acting(() => container.querySelector('button')?.click());
  assert.equal(
    [...container.querySelectorAll('.ca-people li')].map((row) => row.querySelector('b')?.textContent),
    ['Bonnie Watson Coleman', 'Cory Booker'],
  );
});

const uncertain = (error: 'NotFullAddress' | 'AddressLookupUnavailable') => ({
  uncertain: [0, 1].map((role) => ({
    ...{ countryCode: 'US', adminArea1Code: 'NJ', level: 1, role },
    ...{ officeName: 'Chamber', error },
  })),
});

const note = (container: Element) => container.querySelector('[data-uncertain]')?.textContent;

test('shows who is certain, and asks for what the others need', async () => {
  const { container, find, opened } = await draw(async () => sampleLawmakers(2, uncertain('NotFullAddress')), {});
  await find({ ...SAMPLE_ADDRESS, street: '' });
  assert.is(container.querySelector('.ca-found b')?.textContent, 'Rep. Coleman and Sen. Booker');
  assert.is(note(container), 'Not found yet: State Assembly and State Senate' + 'Add your street and house number.');
  await acting(() => [...container.querySelectorAll('button')].find((each) => each.textContent === 'Change')?.click());
  assert.is(opened().lawmakers.modal.value, 'find');
  await find();
  assert.match(note(container) ?? '', 'We can’t tell which district this address is in.');
});

test('offers another try where a service could not be asked', async () => {
  let asked = 0;
  const { container, find } = await draw(async () => {
    asked += 1;
    return sampleLawmakers(2, asked === 1 ? uncertain('AddressLookupUnavailable') : {});
  }, {});
  await find();
  assert.match(note(container) ?? '', 'Check your connection');
  await acting(() =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === 'Try again')?.click(),
  );
  assert.is(note(container), undefined);
  assert.is(asked, 2);
});

test('does not ask for chambers that the action is not about', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2, uncertain('NotFullAddress')));
  await find();
  assert.is(note(container), undefined);
});

test('asks for more where the action is about an uncertain chamber alone', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2, uncertain('NotFullAddress')), { levels: [1] });
  await find();
  assert.match(text(container), 'FULL ADDRESS IS REQUIRED');
});

test('shows an at-large district without a number', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(1, { district: 0 }));
  await find();
  await acting(() => container.querySelector('button')?.click());
  assert.is(container.querySelector('.ca-people small')?.textContent, 'U.S. House of Representatives · D · NJ');
});

test('replaces a picture that does not load by the country’s, then by none', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(1, { photoUrl: 'https://house.test/a.jpg' }));
  await find();
  const picture = () => container.querySelector<HTMLImageElement>('.ca-face img');
  assert.is(picture()?.src, 'https://house.test/a.jpg');
  await acting(() => picture()?.dispatchEvent(new Event('error')));
  assert.is(picture()?.src, 'https://cdn.test/default/localRepDefault.jpg');
  await acting(() => picture()?.dispatchEvent(new Event('error')));
  assert.is(picture(), null);
});

test('marks lawmakers with private contact details', async () => {
  const { container, find } = await draw(async () => sampleLawmakers(2, { canBeEmailed: false, phones: [] }));
  await find();
  assert.match(text(container), 'The contact details of Bonnie Watson Coleman and Cory Booker are private.');
  const link = new URL(container.querySelector('.ca-private a')?.getAttribute('href') ?? '');
  assert.is(link.origin + link.pathname, 'https://p.test/contact-officials');
  assert.equal([link.searchParams.get('country'), link.searchParams.get('utm_campaign')], ['US', 'contact_rep']);
});

test.run();
