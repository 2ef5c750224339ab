import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { namingProblem } from '../../../../../widget/core/app/late/explain.ts';

const NONE = { widgetRequestId: null, widgetPreviewId: null, articleUrl: null };

for (const [params, problem] of [
  [{}, 'No widget is named: give one of widgetRequestId, widgetPreviewId, articleUrl.'],
  [
    { widgetRequestId: 'wr-petiton' },
    'No widget has the widgetRequestId "wr-petiton". Is it misspelt, or its content not imported?',
  ],
  [{ widgetPreviewId: 'p 1' }, 'No widget has the widgetPreviewId "p 1". Is it misspelt, or its content not imported?'],
  [
    { widgetRequestId: 'wr', articleUrl: 'https://news.test/' },
    'More than one widget is named: widgetRequestId "wr", articleUrl "https://news.test/". Give one of them.',
  ],
] as const)
  test(`explains what is wrong with ${JSON.stringify(params)}`, () =>
    assert.is(namingProblem({ ...NONE, ...params }), problem));

test.run();
