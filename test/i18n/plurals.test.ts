import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '../../i18n/index.ts';
import { translatorFor } from './locales.ts';

const NBSP = /[\u00a0\u202f]/g;

const VOTES: Record<Locale, Record<number, string>> = {
  'en-US': { 0: '0 votes', 1: '1 vote', 2: '2 votes', 12345: '12,345 votes', 1000000: '1,000,000 votes' },
  es: { 0: '0 votos', 1: '1 voto', 2: '2 votos', 12345: '12.345 votos', 1000000: '1.000.000 de votos' },
  fr: { 0: '0 vote', 1: '1 vote', 2: '2 votes', 12345: '12 345 votes', 1000000: '1 000 000 de votes' },
  it: { 0: '0 voti', 1: '1 voto', 2: '2 voti', 12345: '12.345 voti', 1000000: '1.000.000 di voti' },
};

const OTHERS: Record<Locale, [string, string]> = {
  'en-US': ['and 1 other', 'and 5 others'],
  es: ['y 1 más', 'y 5 más'],
  fr: ['et 1 autre', 'et 5 autres'],
  it: ['e 1 altro', 'e altri 5'],
};

for (const [locale, table] of Object.entries(VOTES)) {
  test(`counts votes in ${locale}`, async () => {
    const t = await translatorFor(locale as Locale);
    for (const [n, text] of Object.entries(table)) {
      assert.is(t('poll.votes', { n: Number(n) }).replace(NBSP, ' '), text);
    }
  });

  test(`counts the names left out in ${locale}`, async () => {
    const t = await translatorFor(locale as Locale);
    const [one, five] = OTHERS[locale as Locale];
    assert.is(t('common.andOthers', { n: 1 }), one);
    assert.is(t('common.andOthers', { n: 5 }), five);
  });
}

test.run();
