import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDom } from '../../../../../support/dom.ts';

withDom(test, { url: 'https://w.example/widget/?widgetRequestId=wr-poll' });

const NEWS = 'https://news.example';
const EVIL = 'https://evil.example';

const INIT = '[iFrameSizer]w:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true';
const AMP = { sentinel: 'amp', type: 'intersection', changes: [{ intersectionRatio: 1 }] };
const IFRAMELY = '{"method":"register","windowId":7}';

let createHosts: typeof import('../../../../../../widget/core/host/frame/hosts/index.ts')['createHosts'];
test.before(async () => {
  ({ createHosts } = await import('../../../../../../widget/core/host/frame/hosts/index.ts'));
});

/** A frame whose parent keeps what it hears. */
function setUp() {
  const heard: { message: unknown; target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => heard.push({ message, target }) };
  Object.defineProperty(globalThis, 'parent', { value: parent, configurable: true });
  const seen: string[] = [];
  let height = 362;
  const hosts = createHosts({
    measured() {},
    visible: (kind) => seen.push(kind),
    custom: () => ({ percentage: null, seconds: null }),
    height: () => height,
  });
  return {
    heard,
    seen,
    hosts,
    say(data: unknown, origin = NEWS) {
      hosts.hear({ data, origin });
      hosts.changed();
    },
    grow(px: number) {
      height = px;
      hosts.changed();
    },
  };
}

test('says nothing before a host has shown itself', () => {
  const { heard, hosts, grow, say } = setUp();
  grow(533);
  for (const data of [null, 7, 'hello', {}, { type: 'advert' }, ['[iFrameSizer]'], { sentinel: 'pub' }]) say(data);
  assert.equal(heard, []);
  hosts.stop();
});

test('answers the host that shows itself, at its origin, with each height once', () => {
  const { heard, hosts, grow, say } = setUp();
  say(INIT);
  for (const px of [362, 533, 533, 362]) grow(px);
  const said = heard.map(({ message, target }) => [String(message).split(':').slice(1).join(':'), target]);
  assert.equal(said, [
    [`${innerHeight}:${innerWidth}:init`, NEWS],
    [`362:${innerWidth}:size`, NEWS],
    [`533:${innerWidth}:size`, NEWS],
    [`362:${innerWidth}:size`, NEWS],
  ]);
  hosts.stop();
});

test('speaks to a page without an origin of its own as to anybody, since no other address reaches it', () => {
  const { heard, hosts, say } = setUp();
  say(INIT, 'null');
  assert.ok(heard.length > 0 && heard.every(({ target }) => target === '*'));
  hosts.stop();
});

test('ignores 10,000 messages in the words of its hosts that come from another origin', () => {
  const { heard, seen, hosts, say } = setUp();
  for (const data of [INIT, AMP, IFRAMELY]) say(data);
  const known = heard.splice(0).length;
  assert.ok(known > 0);
  const words = [INIT.replace(':8', ':9'), '[iFrameSizer]resize', AMP, IFRAMELY.replace('7', '8')];
  for (let n = 0; n < 10_000; n += 1) say(words[n % words.length], EVIL);
  assert.equal([heard, seen], [[], []]);
  hosts.stop();
});

test('hears and says nothing once a loader has answered', () => {
  const { heard, hosts, grow, say } = setUp();
  say(INIT);
  hosts.stop();
  heard.splice(0);
  say('[iFrameSizer]resize');
  grow(533);
  assert.equal(heard, []);
});

test.run();
