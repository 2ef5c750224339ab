import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { iframeResizer } from '../../../../../../widget/core/host/frame/hosts/iframe-resizer.ts';
import { iframely } from '../../../../../../widget/core/host/frame/hosts/iframely.ts';
import type { Frame, HostKind } from '../../../../../../widget/core/host/frame/hosts/speaker.ts';
import { wordPress } from '../../../../../../widget/core/host/frame/hosts/wordpress.ts';

const ADDRESS = 'https://w.example/widget/?widgetRequestId=wr-poll';

/** What each host speaks, word for word as its own script understands it. */
function meet(kind: HostKind, { data = null as unknown, more = '' } = {}) {
  const said: unknown[] = [];
  const frame: Frame = {
    address: new URL(ADDRESS + more),
    size: () => ({ width: 620, height: 150 }),
    say: (message) => said.push(message),
    measured() {},
    visible() {},
    custom: () => ({ percentage: null, seconds: null }),
  };
  return { speaker: kind(data, frame), said };
}

const V4 = '[iFrameSizer]w:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true';
const V5 = '[iFrameSizer]w5:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:GPLv3:5.5.9:0::false';

for (const [version, id, init] of [
  [4, 'w', V4],
  [5, 'w5', V5],
] as const)
  test(`speaks to iframe-resizer ${version}`, () => {
    const { speaker, said } = meet(iframeResizer, { data: init });
    speaker?.height(533);
    speaker?.hear(init);
    speaker?.hear('[iFrameSizer]resize');
    speaker?.hear('[iFrameSizer]pageInfo:{"iframeHeight":1}');
    speaker?.height(0);
    assert.equal(
      said,
      ['150:620:init', '533:620:size', '533:620:init', '533:620:size', '1:620:size'].map(
        (each) => `[iFrameSizer]${id}:${each}`,
      ),
    );
  });

test('speaks to Iframely by its embed type, to whose script the frame is known by its address', () => {
  const { speaker, said } = meet(iframely, { more: '&embedType=4' });
  speaker?.height(533);
  speaker?.height(0);
  const src = 'https://w.example/widget/';
  assert.equal(said, [
    { type: 'embed-size', src, height: 533 },
    { method: 'cancelWidget', src },
  ]);
});

test('speaks to an Iframely that asks, also to its first releases', () => {
  const { speaker, said } = meet(iframely, { data: '{"method":"register","windowId":7}' });
  speaker?.height(533);
  speaker?.hear('{"method":"getSize","context":"https://paper.example/"}');
  const both = [
    { type: 'embed-size', src: 'https://w.example/widget/', height: 533 },
    '{"method":"resize","windowId":7,"height":533}',
  ];
  assert.equal(said, [...both, ...both]);
});

test('speaks to WordPress with its secret', () => {
  const { speaker, said } = meet(wordPress, { more: '#?secret=aB3dE6gH9j' });
  speaker?.hear({ message: 'ready', secret: 'aB3dE6gH9j' });
  speaker?.height(533);
  speaker?.hear({ message: 'ready', secret: 'aB3dE6gH9j' });
  speaker?.hear({ message: 'ready', secret: 'another000' });
  assert.is(speaker?.open?.('https://w.example/share/wr-poll'), true);
  assert.is(speaker?.open?.('https://elsewhere.example/'), false);
  const secret = 'aB3dE6gH9j';
  assert.equal(said, [
    { message: 'height', value: 533, secret },
    { message: 'height', value: 533, secret },
    { message: 'link', value: 'https://w.example/share/wr-poll', secret },
  ]);
});

for (const [kind, strangers] of [
  [
    iframeResizer,
    [null, {}, '[iFrameSizer]', '[iFrameSizer]w:1:2:size', V4.replace('[iFrameSizer]', ''), V4.slice(0, 40)],
  ],
  [iframely, [null, 7, '{', '{"method":"resize","height":9}', '[]', { method: 'getSize' }]],
  [wordPress, [null, { message: 'ready', secret: 'aB3dE6gH9j' }, 'ready']],
] as const)
  test(`says nothing to who is not its host, ${strangers.length} times`, () => {
    for (const data of strangers) {
      const { speaker, said } = meet(kind, { data });
      assert.equal([speaker, said], [null, []]);
    }
  });

test.run();
