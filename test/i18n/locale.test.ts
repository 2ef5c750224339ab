import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES, loadForms, loadLocale, loadMore, pickLocale } from '../../i18n/index.ts';

const PICKED = [
  ['en-US', 'en-US'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['es_AR', 'es'],
  ['ES', 'es'],
  ['fr-CA', 'fr'],
  ['it-CH', 'it'],
  ['en-GB', 'en-US'],
  ['en', 'en-US'],
  ['de', 'en-US'],
  ['est', 'en-US'],
  [' fr ', 'fr'],
  ['', 'en-US'],
  ['nonsense!', 'en-US'],
  [undefined, 'en-US'],
  [null, 'en-US'],
] as const;

for (const [wanted, picked] of PICKED) {
  test(`reads ${JSON.stringify(wanted)} as ${picked}`, () => assert.is(pickLocale(wanted), picked));
}

test('loads three separate parts for each locale', async () => {
  const first = await Promise.all(LOCALES.map(loadLocale));
  const more = await Promise.all(LOCALES.map(loadMore));
  const forms = await Promise.all(LOCALES.map(loadForms));
  assert.is(new Set(first.map((words) => words.default.shell.pageTitle)).size, LOCALES.length);
  assert.is(new Set(forms.map((words) => words.default.validation.city)).size, LOCALES.length);
  assert.is(new Set(more.map((words) => words.default.share.copyLink)).size, LOCALES.length);
});

test.run();
