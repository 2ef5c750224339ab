import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Protocol, vimeoPlayer, youtubePlayer } from '../../../../widget/actions/video/media/embed.ts';
import type { MediaEvents } from '../../../../widget/actions/video/media/media.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);

/** What a player's messages tell, and what it is answered. */
function hear({ hear: listen }: Protocol, messages: Record<string, unknown>[]) {
  const told: string[] = [];
  const answers: unknown[] = [];
  const events: MediaEvents = {
    playing: () => void told.push('playing'),
    paused: () => void told.push('paused'),
    reached: (seconds, duration) => void told.push(`${seconds} of ${duration}`),
    ended: () => void told.push('ended'),
    failed: (why) => void told.push(`failed ${why}`),
  };
  for (const message of messages) listen(message, events, (answer) => answers.push(answer));
  return { told, answers };
}

const youtube = () => youtubePlayer('dQw4w9WgXcQ', 'fr');
const vimeo = () => vimeoPlayer({ id: '76979871', hash: '8272103f6e' }, 'fr');

const cases: [title: string, player: () => Protocol, messages: Record<string, unknown>[], told: string[]][] = [
  [
    'YouTube tells a state once, by either message',
    youtube,
    [
      { event: 'onReady' },
      { event: 'onStateChange', info: -1 },
      { event: 'onStateChange', info: 3 },
      { event: 'onStateChange', info: 1 },
      { event: 'infoDelivery', info: { playerState: 1, currentTime: 0.5, duration: 20 } },
      { event: 'infoDelivery', info: { currentTime: 10 } },
      { event: 'onStateChange', info: 2 },
      { event: 'infoDelivery', info: { playerState: 0 } },
      { event: 'onStateChange', info: 0 },
    ],
    ['playing', '0.5 of 20', '10 of 20', 'paused', 'ended'],
  ],
  ['YouTube refuses to play elsewhere', youtube, [{ event: 'onError', info: 150 }], ['failed blocked']],
  ['YouTube has no such video', youtube, [{ event: 'onError', info: 100 }], ['failed blocked']],
  ['YouTube can’t play it', youtube, [{ event: 'onError', info: 5 }], ['failed format']],
  ['YouTube sends something odd', youtube, [{ event: 'x', info: null }, { info: 'x' }, {}], []],
  [
    'Vimeo plays to the end',
    vimeo,
    [
      { event: 'play', data: { seconds: 0, duration: 20 } },
      { event: 'timeupdate', data: { seconds: 5, duration: 20 } },
      { event: 'pause', data: { seconds: 6, duration: 20 } },
      { event: 'play', data: { seconds: 6, duration: 20 } },
      { event: 'pause', data: { seconds: 20, duration: 20 } },
      { event: 'ended', data: { seconds: 20, duration: 20 } },
    ],
    ['playing', '5 of 20', 'paused', 'playing', 'ended'],
  ],
  ['Vimeo keeps it private', vimeo, [{ event: 'error', data: { name: 'PrivacyError' } }], ['failed blocked']],
  ['Vimeo fails', vimeo, [{ event: 'error', data: { name: 'Error' } }], ['failed network']],
  ['Vimeo sends something odd', vimeo, [{ event: 'error' }, { method: 'getVolume', value: 1 }], ['failed network']],
];

for (const [title, player, messages, told] of cases)
  test(title, () => assert.equal(hear(player(), messages).told, told));

test('asks YouTube without cookies, in the widget’s language, and plays at the reader’s press', () => {
  const { origin, address, greetings } = youtube();
  const { origin: from, pathname, searchParams } = new URL(address);
  assert.equal([from, pathname, origin], ['https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ', from]);
  const { enablejsapi, autoplay, hl, origin: ours } = Object.fromEntries(searchParams);
  assert.equal([enablejsapi, autoplay, hl, ours], ['1', '1', 'fr', location.origin]);
  assert.is(JSON.parse(String(greetings[0])).event, 'listening');
});

test('asks Vimeo not to track, with the key of an unlisted video, and for its events once it is ready', () => {
  const { address } = vimeo();
  const { pathname, searchParams } = new URL(address);
  assert.equal([pathname, searchParams.get('dnt'), searchParams.get('h')], ['/video/76979871', '1', '8272103f6e']);
  const { answers } = hear(vimeo(), [{ event: 'ready' }]);
  assert.equal(
    answers,
    ['play', 'pause', 'timeupdate', 'ended', 'error'].map((value) => ({ method: 'addEventListener', value })),
  );
});

test.run();
