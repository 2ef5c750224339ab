import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageDomain } from '../../../../widget/core/model/activity.ts';

for (const [url, domain] of [
  ['https://www.news.test:8443/a?b#c', 'www.news.test'],
  ['https://NEWS.test', 'news.test'],
  ['about:blank', null],
  ['/a', null],
  ['', null],
] as const)
  test(`the page "${url}" is on ${domain}`, () => {
    assert.is(pageDomain(url), domain);
  });

test.run();
