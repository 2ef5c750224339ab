import { sources } from '@fingerprintjs/fingerprintjs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import { completeCall } from '../../../../widget/core/api/calls/contacts.ts';
import { createWidget } from '../../../../widget/core/app/create-widget.ts';
import type { WidgetInstance } from '../../../../widget/core/app/instance.ts';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';
import type { Host, HostHandlers } from '../../../../widget/core/host/host.ts';
import { cards as cardScreens } from '../../../../widget/parts/cards/index.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { withApi } from '../../support/api-server.ts';
import { configOf } from '../../support/config.ts';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const api = withApi(test);

const { log, warn } = console;
const logged: string[] = [];
test.before.each(() => {
  logged.splice(0);
  console.log = console.warn = (...args: unknown[]) => void logged.push(args.join(' '));
});
test.after.each(() => void Object.assign(console, { log, warn }));

const opened: WidgetInstance[] = [];
test.after.each(() => {
  for (const widget of opened.splice(0)) widget.destroy();
});

const cards = [wireCard('c', [wireAction(1, 'poll', { details: { answers: [{ id: 1, text: 'Yes' }] } })])];

type Options = {
  answer?: object;
  search?: string;
  isTrackingAllowed?: boolean;
  status?: number;
  mode?: Mode;
  mayRestart?: boolean;
  /** Resolves when the host has sent its first message. */
  consentKnown?: Promise<void>;
};

/** A widget whose host records messages. The early attempt has the answer; the server gets all other requests. */
async function open({ answer = wireWidget(cards), search = '?widgetRequestId=wr', ...rest }: Options = {}) {
  api.replyWith(rest.status ? { status: rest.status } : {});
  const told: unknown[][] = [];
  let handlers = {} as HostHandlers;
  const tell =
    (name: string) =>
    (...args: unknown[]) =>
      void told.push([name, ...args]);
  const host = {
    listen: (given: HostHandlers) => {
      handlers = given;
      return tell('stopped');
    },
    readRoute: () => null,
    consentKnown: rest.consentKnown ?? Promise.resolve(),
    ...Object.fromEntries(
      ['loaded', 'resize', 'tracking', 'notDisplayed', 'describe', 'writeRoute'].map((n) => [n, tell(n)]),
    ),
  } as unknown as Host;
  const reported: unknown[] = [];
  const options = {
    kinds,
    cards: cardScreens,
    host,
    config: configOf({ __ENDPOINTS__: JSON.stringify({ apiBase: api.base }) }),
    params: readParams(search),
    mode: rest.mode ?? 'default',
    restart: () => rest.mayRestart ?? false,
    pageUrl: 'https://news.test/',
    isTrackingAllowed: rest.isTrackingAllowed ?? true,
    width: () => 620,
    report: (error: unknown) => void reported.push(error),
    early: rest.status ? null : { key: 'k', answer: Promise.resolve(Response.json(answer)), stop() {} },
  };
  const widget = createWidget(options);
  opened.push(widget);
  const types = () => api.received.map(({ body }) => (body as { type: string }).type);
  return { widget, handlers, told, reported, types, phase: () => widget.state.value.phase };
}

const named = (told: unknown[][], name: string) => told.filter(([each]) => each === name).map(([, ...args]) => args);

test('shows its first card and tells the host once', async () => {
  const { widget, told, phase, reported } = await open({
    answer: wireWidget(cards, { customViewabilitySeconds: 2, customViewabilityPercentage: 70 }),
  });
  assert.is(phase(), 'loading');
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  widget.drawn();
  assert.equal(named(told, 'loaded'), [[{ seconds: 2, percentage: 70 }]]);
  assert.equal(named(told, 'resize'), [[362]]);
  assert.equal(reported, []);
  widget.destroy();
  assert.is(named(told, 'stopped').length, 1);
});

test('loads only the copy of the shown kind, in the reader’s locale', async () => {
  const petition = wireCard('d', [wireAction(2, 'petition')]);
  const { widget, reported } = await open({
    answer: wireWidget([...cards, petition], { languageLocale: 'es' }),
    isTrackingAllowed: false,
  });
  await waitUntil(() => widget.state.value.phase === 'shown');
  const { value } = widget.state;
  if (value.phase !== 'shown') throw new Error('not shown');
  const { t, commands, session } = value.app;
  assert.is(t('poll.vote'), 'Votar');
  assert.is(t('petition.start'), 'petition.start');
  assert.match(String(reported[0]), 'Missing copy: es petition.start');
  const second = session.widget.value.actions[1];
  if (!second) throw new Error('no second action');
  await commands.choose(second);
  assert.is(t('petition.start'), 'Firmar la petición');
});

test('counts a view reported before the first card was drawn', async () => {
  const { widget, handlers, phase, types } = await open();
  handlers.visible('standard');
  await waitUntil(() => phase() === 'shown');
  assert.equal(types(), []);
  widget.drawn();
  await waitUntil(() => types().length === 2);
  assert.equal(types().sort(), ['ActionVisible', 'WidgetVisible']);
  widget.destroy();
});

test('sends no activity if tracking is off', async () => {
  const { widget, handlers, phase, types, told } = await open({ isTrackingAllowed: false });
  handlers.visible('standard');
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  await new Promise((later) => setTimeout(later, 50));
  assert.equal([types(), named(told, 'tracking')], [[], []]);
  widget.destroy();
});

test('holds a call back until the host has said what the reader permits, and sends its fingerprint', async () => {
  let say = () => {};
  const consentKnown = new Promise<void>((resolve) => {
    say = resolve;
  });
  const { widget, handlers } = await open({ isTrackingAllowed: false, consentKnown });
  await waitUntil(() => widget.state.value.phase === 'shown');
  const { value } = widget.state;
  if (value.phase !== 'shown') throw new Error('not shown');
  const report = { completionType: 0, recipientName: 'Town hall' };
  const sent = value.app.submissions.submit(completeCall, 'a', report, () => ({})).catch(() => {});
  await new Promise((later) => setTimeout(later, 50));
  assert.equal(api.received, []);
  // There is no screen here whose frame could be measured.
  const { screenFrame } = sources;
  Object.assign(sources, { screenFrame: () => null });
  handlers.consent({ type: 'consent', consent: 'granted' });
  say();
  await sent;
  Object.assign(sources, { screenFrame });
  const [received] = api.received as { body: { fingerprint: string } }[];
  assert.match(received?.body.fingerprint ?? '', /^[\w+/=]{20,}$/);
});

test('gives the space back if an article has no cards', async () => {
  const { told, phase } = await open({ answer: wireWidget([]) });
  await waitUntil(() => phase() === 'none');
  assert.equal(named(told, 'notDisplayed'), [['no-content']]);
  assert.equal(named(told, 'resize'), [[0]]);
  assert.equal(logged, ['No civicAction for this article.']);
});

for (const search of ['', '?widgetRequestId=1&articleUrl=u'])
  test(`requests nothing if "${search}" does not name exactly one widget`, async () => {
    const { told, phase } = await open({ search });
    await waitUntil(() => phase() === 'failed');
    assert.equal(named(told, 'notDisplayed'), [['config']]);
    assert.equal(named(told, 'resize'), []);
    assert.match(logged.join(), search ? 'More than one widget is named' : 'No widget is named');
  });

for (const [status, reason] of [
  [404, 'config'],
  [400, 'config'],
  [422, 'network'],
] as const)
  test(`is not shown, with reason ${reason}, after ${status} from the API, and keeps the space`, async () => {
    const { told, phase, reported } = await open({ status });
    await waitUntil(() => phase() === 'failed');
    assert.equal(named(told, 'notDisplayed'), [[reason]]);
    const isNamed = logged.some((line) => line.includes('No widget has the widgetRequestId "wr"'));
    assert.is(isNamed, reason === 'config');
    assert.equal(named(told, 'resize'), []);
    assert.is(new Set(reported).size, 1);
  });

test('a sponsored widget waits for the ad-block check, and is shown if no blocker is found', async () => {
  const { widget, handlers, phase } = await open({ answer: wireWidget(cards, { sponsored: true }) });
  await new Promise((later) => setTimeout(later, 50));
  assert.is(phase(), 'loading');
  handlers.adBlock(false);
  await waitUntil(() => phase() === 'shown');
  widget.destroy();
});

test('a blocked sponsored widget logs why, reports NotDisplayed and gives the space back', async () => {
  const { handlers, phase, told, types } = await open({ search: '?widgetRequestId=wr&sponsored=true' });
  handlers.adBlock(true);
  await waitUntil(() => phase() === 'none' && types().length > 0);
  assert.equal(logged, ['Cannot load sponsored widget due to ad block.']);
  assert.equal(types(), ['NotDisplayed']);
  assert.equal((api.received[0]?.body as { actions: unknown[] } | undefined)?.actions, []);
  assert.equal(named(told, 'notDisplayed'), [['blocked']]);
  assert.equal(named(told, 'resize'), [[0]]);
});

test('a widget that is not sponsored does not wait for the ad-block check', async () => {
  const { widget, handlers, phase } = await open();
  await waitUntil(() => phase() === 'shown');
  handlers.adBlock(true);
  assert.is(phase(), 'shown');
  widget.destroy();
});

test('cancels an initiated action when the reader leaves the page', async () => {
  const { widget, phase, types } = await open();
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  const state = widget.state.value;
  if (state.phase === 'shown') state.app.lifecycle.initiated(state.app.session.activeAction.value);
  widget.left();
  await waitUntil(() => types().length === 3);
  assert.equal(types(), ['ActionVisible', 'ActionInitiated', 'ActionCancelled']);
  widget.destroy();
});

test('tells the host that it is not shown after a crash without a reload', async () => {
  const { widget, told, phase, reported } = await open();
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  widget.crashed(new Error('No tree'));
  await waitUntil(() => phase() === 'failed');
  assert.equal(named(told, 'notDisplayed'), [['network']]);
  assert.is((reported[0] as Error).message, 'No tree');
  widget.destroy();
});

test('tells the host nothing after a crash that reloads the frame', async () => {
  const { widget, told, phase, reported } = await open({ mayRestart: true });
  await waitUntil(() => phase() === 'shown');
  widget.crashed(new Error('No tree'));
  widget.drawn();
  await new Promise((later) => setTimeout(later, 50));
  assert.equal([phase(), reported.length], ['loading', 1]);
  assert.equal([named(told, 'notDisplayed'), named(told, 'loaded')], [[], []]);
  widget.destroy();
});

test('counts no action of a list as seen before the reader chooses one', async () => {
  const [first] = cards;
  const answer = wireWidget([{ ...first, type: 'choosesMany' }]);
  const { widget, handlers, phase, types } = await open({ answer });
  handlers.visible('standard');
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  await waitUntil(() => types().length > 0);
  await new Promise((later) => setTimeout(later, 50));
  assert.equal(types(), ['WidgetVisible']);
  widget.destroy();
});

const told = (options: object) => ({ type: 'consent', consent: 'auto', ...options }) as const;

test('tracks nothing before the host has sent the placement’s options', async () => {
  let say = () => {};
  const host = new Promise<void>((resolve) => {
    say = resolve;
  });
  const { widget, handlers, phase, types } = await open({ consentKnown: host });
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  handlers.visible('standard');
  await new Promise((later) => setTimeout(later, 50));
  assert.equal(types(), []);
  say();
  // Wait for both, so that none arrives during the next test.
  await waitUntil(() => ['WidgetVisible', 'ActionVisible'].every((type) => types().includes(type)));
  widget.destroy();
});

test('tracks nothing if the host turns tracking off, and stops if it does so late', async () => {
  const { widget, handlers, phase, types } = await open();
  handlers.consent(told({ disableTracking: 'true' }));
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  handlers.visible('standard');
  await new Promise((later) => setTimeout(later, 50));
  assert.equal(types(), []);
  widget.destroy();

  const late = await open();
  await waitUntil(() => late.phase() === 'shown');
  late.widget.drawn();
  late.handlers.visible('standard');
  await waitUntil(() => ['WidgetVisible', 'ActionVisible'].every((type) => late.types().includes(type)));
  const before = late.types();
  late.handlers.consent(told({ disableTracking: 'true' }));
  late.handlers.visible('custom');
  await new Promise((later) => setTimeout(later, 50));
  assert.equal(late.types(), before);
  late.widget.destroy();
});

test('reports the campaign and the article from the host, and uses its height', async () => {
  const { widget, handlers, phase, told: said } = await open();
  handlers.consent(
    told({ adCampaign: 'li-1', adNetworkDomain: 'ads.test', articleUrlTracking: 'https://news.test/a', height: '420' }),
  );
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  handlers.visible('standard');
  await waitUntil(() => api.received.length > 0);
  const { adCampaign, adNetworkDomain, articleUrlTracking } = (api.received[0]?.body ?? {}) as Record<string, unknown>;
  assert.equal([adCampaign, adNetworkDomain, articleUrlTracking], ['li-1', 'ads.test', 'https://news.test/a']);
  assert.equal(named(said, 'resize').at(-1), [420]);
  widget.destroy();
});

test('tells the host that it is blocked only after sending NotDisplayed', async () => {
  const { handlers, told: said, types } = await open({ answer: wireWidget(cards, { sponsored: true }) });
  const order: string[] = [];
  const push = said.push.bind(said);
  said.push = (...items) => {
    if (items[0]?.[0] === 'notDisplayed') order.push(`told after ${types().at(-1)}`);
    return push(...items);
  };
  handlers.adBlock(true);
  await waitUntil(() => order.length > 0);
  assert.equal(order, ['told after NotDisplayed']);
});

const inPreview = { mode: 'AB4E_PREVIEW', isTrackingAllowed: false } as const;

test('in preview, a widget without actions stays and shows the next state', async () => {
  const { widget, handlers, told, phase } = await open({ ...inPreview, answer: wireWidget([]) });
  await waitUntil(() => phase() === 'failed');
  handlers.previewState({ cards });
  await waitUntil(() => phase() === 'shown');
  assert.equal([named(told, 'notDisplayed'), named(told, 'resize')], [[], []]);
  widget.destroy();
});

test('in preview, shows a state without actions, and then the next state', async () => {
  const { widget, handlers, told, phase } = await open(inPreview);
  await waitUntil(() => phase() === 'shown');
  widget.drawn();
  handlers.previewState({ cards: [] });
  await waitUntil(() => phase() === 'failed');
  handlers.previewState({ cards });
  await waitUntil(() => phase() === 'shown');
  assert.equal([named(told, 'notDisplayed'), named(told, 'resize')], [[], [[362]]]);
  widget.destroy();
});

test.run();
