import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPopup, popupFeatures } from '../../../../widget/parts/share/popup.ts';

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

const refuse = () => {
  throw new DOMException('A parameter or an operation is not supported', 'InvalidAccessError');
};

const windows: [title: string, open: () => unknown, isOpen: boolean][] = [
  ['a window that opens', () => ({ opener: 'the widget' }), true],
  ['a window that a blocker refuses', () => null, false],
  ['a window that a sandbox refuses in Firefox', refuse, false],
];

for (const [title, open, isOpen] of windows)
  test(`says of ${title} whether it is open`, () => {
    Object.assign(globalThis, { window: { screenX: 0, screenY: 0, outerWidth: 800, outerHeight: 600, open } });
    assert.is(openPopup('https://x.example/'), isOpen);
    Reflect.deleteProperty(globalThis, 'window');
  });

test.run();
