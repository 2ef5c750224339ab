import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '../../i18n/index.ts';
import { countryName } from '../../widget/core/model/address/regions.ts';
import { SUPPORTED_COUNTRIES } from '../../widget/core/model/lawmakers/lookup.ts';
import { translatorFor } from './locales.ts';

/** In a sentence, a country's preposition and article depend on the country. */
const LIVING: [locale: Locale, texts: Record<string, string>][] = [
  ['en-US', { US: 'I live in the United States', GB: 'I live in the United Kingdom', NO: 'I live in Norway' }],
  ['es', { US: 'Vivo en Estados Unidos', GB: 'Vivo en Reino Unido', NO: 'Vivo en Noruega' }],
  ['fr', { US: 'J’habite aux États-Unis', CA: 'J’habite au Canada', NO: 'J’habite dans ce pays' }],
  ['it', { US: 'Vivo negli Stati Uniti', GB: 'Vivo nel Regno Unito', NO: 'Vivo in questo Paese' }],
];

for (const [locale, texts] of LIVING)
  test(`says where somebody lives in ${locale}`, async () => {
    const t = await translatorFor(locale);
    for (const [code, text] of Object.entries(texts))
      assert.is(t('fallback.liveInCountry', { country: countryName(code, locale) }), text);
  });

for (const [locale, text] of [
  ['en-US', 'This action is only for people in Norway.'],
  ['es', 'Esta acción es solo para quienes viven en Noruega.'],
  ['fr', 'Cette action est réservée aux personnes qui vivent dans un autre pays – Norvège.'],
  ['it', 'Questa azione è riservata a chi vive in un altro Paese – Norvegia.'],
] as const)
  test(`names any country in ${locale}`, async () => {
    const t = await translatorFor(locale);
    assert.is(t('fallback.descriptionNotInCountry', { country: countryName('NO', locale) }), text);
  });

for (const locale of ['fr', 'it'] as const)
  test(`has a name for each country with a lawmaker look-up in ${locale}`, async () => {
    const t = await translatorFor(locale);
    const unknown = t('fallback.descriptionNotInCountry', { country: 'Atlantis' });
    for (const code of SUPPORTED_COUNTRIES) {
      const country = countryName(code, locale);
      const text = t('fallback.descriptionNotInCountry', { country });
      assert.match(text, country);
      assert.is.not(text, unknown);
    }
  });

test.run();
