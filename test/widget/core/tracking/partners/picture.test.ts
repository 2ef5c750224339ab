import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { impressionSink } from '../../../../../widget/core/tracking/partners/pixel.ts';
import { event } from '../../../support/events.ts';

test('requests the URL once, when the widget is seen', () => {
  const asked: string[] = [];
  const tell = impressionSink('https://i.test/1?a=b', (url) => asked.push(url));
  tell(event('CustomWidgetVisible'));
  tell(event('ActionVisible'));
  assert.equal(asked, []);
  tell(event('WidgetVisible'));
  tell(event('WidgetVisible'));
  assert.equal(asked, ['https://i.test/1?a=b']);
});

test.run();
