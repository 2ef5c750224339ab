import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/locale.ts';
import { languageOf } from '../../server/pages/copy.ts';
import { titleIn } from '../../widget/core/host/frame/page/title.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const [, ...TRANSLATIONS] = LOCALES;

/** Places with their own texts or lists, which no type ties to the list of locales. */
for (const locale of TRANSLATIONS) {
  test(`share pages have texts in ${locale}`, () => {
    assert.is(languageOf(locale), locale.slice(0, 2));
  });

  test(`the frame has a title in ${locale}`, () => {
    assert.is.not(titleIn(locale), titleIn('en'));
    assert.ok(titleIn(locale));
  });

  test(`the gallery offers ${locale}`, () => {
    assert.match(read('widget/gallery/page/index.html'), `<option value="${locale}">`);
  });

  test(`the guide for editors lists ${locale}`, () => {
    assert.match(read('scripts/guides/content.yaml'), new RegExp(`languageLocale: .*\`${locale}\``));
  });
}

test.run();
