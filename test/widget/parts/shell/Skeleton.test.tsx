import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Skeleton } from '../../../../widget/parts/shell/Skeleton.tsx';

test('is the same as in the page’s HTML, so that nothing moves when the application takes over', () => {
  const [, inPage] = readFileSync('widget/entries/index.html', 'utf8').match(/<div id="root">(.*)<\/div>/) ?? [];
  assert.is(renderToStaticMarkup(<Skeleton />), inPage);
});

test.run();
