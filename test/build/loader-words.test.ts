import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/locale.ts';
import { loaderOptions } from '../../scripts/build/code/options.ts';
import { titleIn } from '../../widget/core/host/frame/page/title.ts';

test('the loader has the words of one language alone, so that another costs it nothing', async () => {
  const { outputFiles = [] } = await build({ ...loaderOptions('dist'), charset: 'utf8', write: false });
  const code = outputFiles.find(({ path }) => path.endsWith('loader.js'))?.text ?? '';
  const [own, ...others] = LOCALES.map((locale) => titleIn(locale) ?? '');
  assert.ok(code.includes(own as string));
  for (const title of others) assert.not(code.includes(title), title);
});

test.run();
