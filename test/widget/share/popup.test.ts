import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { popupFeatures } from '../../../widget/share/popup.ts';

const screens: [title: string, screen: Parameters<typeof popupFeatures>[0], place: string][] = [
  ['the window', { screenX: 0, screenY: 0, outerWidth: 1400, outerHeight: 1000 }, 'left=400,top=200'],
  [
    'a window on a second screen',
    { screenX: 1920, screenY: 40, outerWidth: 1000, outerHeight: 801 },
    'left=2120,top=141',
  ],
  ['a window smaller than itself', { screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 640 }, 'left=0,top=20'],
];

for (const [title, screen, place] of screens)
  test(`opens over the middle of ${title}`, () => {
    assert.is(popupFeatures(screen), `popup,width=600,height=600,${place}`);
  });

test.run();
