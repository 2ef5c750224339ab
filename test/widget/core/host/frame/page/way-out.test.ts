import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readParams } from '../../../../../../widget/core/config/read-params.ts';
import { showWayOut } from '../../../../../../widget/core/host/frame/page/way-out.ts';
import { withDom } from '../../../../../support/dom.ts';

withDom(test);

const LINKS: [search: string, href: string][] = [
  ['?widgetRequestId=wr%201', 'https://w.test/share/wr%201'],
  ['?articleUrl=https://news.test/ferry', 'https://news.test/ferry'],
  ['?widgetPreviewId=pv&articleUrlTracking=https://news.test/ferry', 'https://news.test/ferry'],
  ['?widgetPreviewId=pv', 'https://news.test/'],
];

for (const [search, href] of LINKS)
  test(`leads from ${search} to ${href}`, () => {
    Object.defineProperty(document, 'referrer', { value: 'https://news.test/', configurable: true });
    document.body.innerHTML = '<div id="root"><i>skeleton</i></div>';
    showWayOut(readParams(search), 'https://w.test/share/');
    assert.equal(
      [...(document.getElementById('root')?.children ?? [])].map((each) => each.getAttribute('href')),
      [href],
    );
  });

test.run();
