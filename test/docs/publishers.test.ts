import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ATTRIBUTES } from '../../loader/config.ts';
import { OLDEST, WHOLE_LAYOUT } from '../../scripts/build/code/oldest-browsers.ts';
import { readParams } from '../../widget/core/config/read-params.ts';
import type { Host } from '../../widget/core/host/host.ts';
import { ACTIVITY_TYPES } from '../../widget/core/model/enums.ts';
import { hostSink } from '../../widget/core/tracking/start.ts';
import { blocks, codeIn, read, rowsOf, sectionOf } from '../support/documents.ts';
import { event } from '../widget/support/events.ts';
import { parsedCards, wireAction, wireCard } from '../widget/support/wire.ts';

const GUIDE = read('docs/publishers.md');

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const quoted = (text: string) => [...text.matchAll(/'(\w[\w-]*)'/g)].map(([, name]) => name ?? '');

test('every frame in a snippet is a block, so that the placement has the frame’s height', () => {
  const frames = blocks(GUIDE, 'html').flatMap((block) => block.match(/<iframe[\s\S]*?>/g) ?? []);
  assert.ok(frames.length >= 2);
  for (const frame of frames) assert.match(frame, 'display:block');
});

const options = rowsOf(sectionOf(GUIDE, '## Options'));
const datasetName = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('lists exactly the attributes that the script reads', () => {
  const listed = options.flatMap(([attributes = '']) => codeIn(attributes)).map(datasetName);
  assert.ok(ATTRIBUTES.length > 10);
  assert.equal(sorted([...listed, 'civicAction', 'embedType']), sorted(ATTRIBUTES));
});

/** Keys that the guide need not list: the gallery uses them, or the loader or a widget without a frame sets them. */
const OTHER_KEYS = ['amount', 'begin', 'currency', 'embedType', 'mockActionData', 'search'];

test('lists every key of the frame’s address', () => {
  const listed = options.flatMap(([, keys = '']) => codeIn(keys)).map((key) => key.replace('=true', ''));
  assert.equal(
    sorted([...listed.filter((key) => key !== 'loading'), ...OTHER_KEYS]),
    sorted(Object.keys(readParams(''))),
  );
});

const NOTED = quoted(/NotedType = ([^;]+);/.exec(read('widget/core/model/event.ts'))?.[1] ?? '');

test('lists exactly the tracking types that exist', () => {
  assert.ok(NOTED.length > 0);
  const listed = rowsOf(sectionOf(GUIDE, '### Tracking types')).flatMap(([types = '']) => codeIn(types));
  assert.equal(sorted(listed), sorted([...ACTIVITY_TYPES, ...NOTED]));
});

test('shows a tracking event as the widget sends it', () => {
  const [example] = blocks(GUIDE, 'json').map((block) => JSON.parse(block));
  const card = wireCard('c', [wireAction(2001, 'petition')]);
  const widget = { ...parsedCards(card), widgetId: 2, widgetRequestId: 'wr-petition' };
  const told: object[] = [];
  const host = { tracking: (message: object) => void told.push(message) } as unknown as Host;
  hostSink(host, widget, () => new Date(example.timeStamp))(event('ActionCompleted', { actions: widget.actions }));
  assert.equal(example, { type: 'civicActionTrackingEvent', ...told[0] });
});

test('explains every reason why no widget is shown', () => {
  const reasons = quoted(/NotDisplayedReason = ([^;]+);/.exec(read('loader/protocol.ts'))?.[1] ?? '');
  assert.ok(reasons.length > 3);
  const explained = codeIn(sectionOf(GUIDE, '## Troubleshooting'));
  assert.equal(
    reasons.filter((reason) => !explained.includes(reason)),
    [],
  );
});

test('quotes only console messages that the script or the widget prints', () => {
  const sources = ['loader/frame.ts', 'loader/placement.ts', 'widget/core/app/opened-apps.ts']
    .map(read)
    .join('')
    .replace(/\$\{PRODUCT\}/, 'civicAction');
  const quotes = codeIn(sectionOf(GUIDE, '## Troubleshooting')).filter((code) => /^[A-Z].*[.?]$/.test(code));
  assert.ok(quotes.length >= 3);
  assert.equal(
    quotes.filter((quote) => !sources.includes(quote)),
    [],
  );
});

test('names the browsers that the build is checked against', () => {
  const browsers = sectionOf(GUIDE, '## Browsers').replaceAll('\n', ' ');
  const { chrome, firefox, safari, safari_ios } = OLDEST;
  assert.match(browsers, `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari} (iOS ${safari_ios})`);
  assert.match(
    browsers,
    `Chrome ${WHOLE_LAYOUT.chrome}, Firefox ${WHOLE_LAYOUT.firefox} and Safari ${WHOLE_LAYOUT.safari}`,
  );
  assert.match(
    read('README.md').replaceAll('\n', ' '),
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and anything newer`,
  );
});

test.run();
