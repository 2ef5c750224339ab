import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { impressionsSink } from '../../../../widget/tracking/partners/impressions.ts';
import { event } from '../../support/events.ts';

const URLS = [
  'https://i.test/1?a=b',
  'http://i.test/2',
  'https://i.test/1?a=b',
  'javascript:alert(1)',
  'data:image/gif;base64,x',
  'file:///etc/passwd',
  '//i.test/3',
  'no address',
];

test('requests each URL once, when the widget is seen', () => {
  const asked: string[] = [];
  const tell = impressionsSink(URLS, (url) => asked.push(url));
  tell(event('CustomWidgetVisible'));
  tell(event('ActionVisible'));
  assert.equal(asked, []);
  tell(event('WidgetVisible'));
  tell(event('WidgetVisible'));
  assert.equal(asked, ['https://i.test/1?a=b', 'http://i.test/2']);
});

test.run();
