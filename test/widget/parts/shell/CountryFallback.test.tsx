import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { type Lawmakers, lawmakersOf } from '../../../../widget/parts/lawmakers/index.ts';
import { CountryFallback } from '../../../../widget/parts/shell/Fallback.tsx';
import { SAMPLE_ADDRESS } from '../../../../widget/samples/lawmaker-sample.ts';
import { useApp } from '../../../../widget/ui/context.ts';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const ANYWHERE = { id: 1, levels: [0], roles: [0] };
const IN_FRANCE: Address = { ...SAMPLE_ADDRESS, countryCode: 'FR' };

/** The screen for a reader with a Canadian IP address who has entered this address. */
async function draw(address: Address | null, search: object = ANYWHERE, answer?: unknown, country = 'CA') {
  let lawmakers: Lawmakers | null = null;
  let session: App['session'] | null = null;
  let find = async () => {};
  function Screen() {
    const app = useApp();
    const known = lawmakersOf(app);
    lawmakers = known;
    session = app.session;
    find = async () => {
      const action = app.session.activeAction.value;
      if (address) await known.find(action, address);
      else await known.prefetch(action);
    };
    return <CountryFallback />;
  }
  const client = {
    post: async () => {
      throw answer;
    },
  };
  const extra = {
    once: createOnce(),
    parts: new Map(),
    client,
    mode: 'default',
    report: () => {},
  } as unknown as Partial<App>;
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { representativeSearch: search })])], {
    endUserLocation: { countryCode: country },
  });
  const { container } = await renderInShell(<Screen />, wire, '/petition', extra);
  await acting(find);
  const links = () => [...container.querySelectorAll<HTMLButtonElement>('.ca-link')];
  return {
    text: container.textContent ?? '',
    links,
    modal: () => lawmakers?.modal.value,
    fallback: () => session?.fallback.value?.why,
  };
}

test('names the country of the entered address, and offers to enter another', async () => {
  const { text, links, modal } = await draw(IN_FRANCE);
  assert.match(text, 'This action isn’t available in France yet.');
  const again = links().find(({ textContent }) => textContent === 'Re-enter your address');
  await acting(() => again?.click());
  assert.is(modal(), 'find');
});

const refusal = (target?: object) =>
  new RequestError('Failed Request', {
    failure: 'status',
    path: 'Lawmakers/GetForContact',
    status: 422,
    body: { error: 'OutsideOfTargetCountry', ...(target && { target }) },
  });

test('names the country of a search that is given only by its id', async () => {
  const target = { countryCode: 'US', adminArea1Codes: [], districtIds: [] };
  const { text, links } = await draw({ ...IN_FRANCE, countryCode: 'CA' }, { id: 7 }, refusal(target));
  assert.match(text, 'This action is only for people in the United States.');
  assert.ok(links().some(({ textContent }) => textContent === 'I live in the United States'));
});

test('names it in a country without a look-up too', async () => {
  const target = { countryCode: 'US', adminArea1Codes: [], districtIds: [] };
  const { text } = await draw(IN_FRANCE, { id: 7 }, refusal(target));
  assert.match(text, 'This action is only for people in the United States.');
});

test('says that it is for another country if the country is unknown', async () => {
  const { text, links } = await draw({ ...IN_FRANCE, countryCode: 'CA' }, { id: 7 }, refusal());
  assert.match(text, 'This action is for another country.');
  assert.ok(links().some(({ textContent }) => textContent === 'I live there'));
});

test('does not ask to re-enter an address that was never entered', async () => {
  const { links } = await draw(null);
  assert.equal(
    links().filter(({ textContent }) => textContent === 'Re-enter your address'),
    [],
  );
});

test('lets a traveler in a country without a look-up say that they live elsewhere', async () => {
  const { text, fallback, links } = await draw(null, ANYWHERE, undefined, 'NO');
  assert.match(text, 'share it with people in other countries');
  assert.is(fallback(), 'UnsupportedCountry');
  const way = links().find(({ textContent }) => textContent === 'I live in another country');
  await acting(() => way?.click());
  assert.is(fallback(), undefined);
});

test('does not offer that to a reader whose own address is in that country', async () => {
  const { links } = await draw(IN_FRANCE, ANYWHERE, undefined, 'NO');
  assert.equal(
    links().map(({ textContent }) => textContent),
    ['Re-enter your address'],
  );
});

test.run();
