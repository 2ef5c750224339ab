import * as assert from 'uvu/assert';
import { OPEN_PROVIDER } from '../../../widget/actions/donation/initiate.ts';
import { createDonationStore } from '../../../widget/actions/donation/store.ts';
import { kinds } from '../../../widget/actions/registry.ts';
import { type CallName, calls } from '../../../widget/core/api/calls.ts';
import type { OwnAnswers } from '../../../widget/core/api/client.ts';
import { createWidget } from '../../../widget/core/app/create-widget.ts';
import type { WidgetState } from '../../../widget/core/app/instance.ts';
import { readParams } from '../../../widget/core/config/read-params.ts';
import type { Host } from '../../../widget/core/host/host.ts';
import { cards as cardScreens } from '../../../widget/parts/cards/index.ts';
import { Root } from '../../../widget/parts/shell/Root.tsx';
import { acting, render, write } from '../../support/dom.ts';
import type { FakeClock } from './clock.ts';
import { configOf } from './config.ts';
import { standInProvider } from './paying.ts';
import { wireAction, wireCard, wireWidget } from './wire.ts';

type Body = Record<string, unknown>;
type Answers = Partial<Record<CallName, (body: Body) => unknown>>;

export type GiverOptions = {
  paymentType?: string;
  ways?: readonly string[];
  /** Of the action. */
  fields?: Body;
  /** Beside the donation on its card. */
  more?: Body[];
  card?: Body;
  widget?: Body;
  answers?: Answers;
};

const ANSWERS: Answers = {
  initiateDonation: () => ({ trackingId: 'track', clientToken: 'token', errorList: [] }),
  completeDonation: () => ({ status: 'Success', errorList: [], endUsersCount: 3, endUserId: 'user-1', receipt: true }),
  checkPaymentAuthorized: () => ({ status: 'Pending' }),
};

/** What is entered in the form, by the field's token. */
export const DONOR = { 'given-name': 'Ada', 'family-name': 'Byron', email: 'ada@example.org', 'postal-code': '07102' };

/** In which everything that needs no clock is done. */
const MOST_TURNS = 60;
const SLIDE_MS = 750;

const hostOf = (types: string[]): Host => ({
  listen({ adBlock, visible }) {
    adBlock(false);
    visible('standard');
    return () => {};
  },
  readRoute: () => null,
  consentKnown: Promise.resolve(),
  loaded() {},
  resize() {},
  tracking: ({ trackingType }) => void types.push(trackingType),
  notDisplayed() {},
  describe() {},
  writeRoute() {},
});

function wireOf({ paymentType = 'cardAndWallet', fields, more = [], card, widget }: GiverOptions) {
  const partner = { id: 5, name: 'Ferry Fund', paymentType };
  const action = wireAction(1, 'donation', { title: 'Keep the boats running', partner, details: {}, ...fields });
  return wireWidget([wireCard('c', [action, ...more], card)], widget);
}

/** A widget in which every call but the first is answered here. */
function openWidget(clock: FakeClock, options: GiverOptions) {
  const types: string[] = [];
  const sent: { call: CallName; body: Body }[] = [];
  const reported: unknown[] = [];
  const answers = { ...ANSWERS, ...options.answers };
  const own: OwnAnswers = ({ path, canned }) => {
    const name = Object.keys(calls).find((each) => calls[each as CallName].path === path) as CallName;
    if (name === 'getActions') return undefined;
    return async (request) => {
      sent.push({ call: name, body: JSON.parse(JSON.stringify(request)) });
      return ((await answers[name]?.(request as Body)) ?? canned(request)) as never;
    };
  };
  const widget = createWidget({
    kinds,
    cards: cardScreens,
    host: hostOf(types),
    config: configOf({}),
    params: readParams('?widgetRequestId=wr'),
    mode: 'default',
    restart: () => false,
    pageUrl: 'https://news.test/',
    isTrackingAllowed: true,
    width: () => 620,
    report: (error) => void reported.push(error),
    answers: own,
    now: clock.now,
    early: { key: 'k', answer: Promise.resolve(Response.json(wireOf(options))), stop() {} },
  });
  return { widget, types, sent, reported, answers };
}

/** What a reader does and sees in a drawn widget. */
function createReader(container: HTMLElement, clock: FakeClock) {
  const settle = () => acting(clock.settle);
  const tick = (ms: number) => acting(() => clock.tick(ms));
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);

  async function see(selector: string): Promise<HTMLElement> {
    for (let turns = 0; turns < MOST_TURNS && !find(selector); turns++) await settle();
    const found = find(selector);
    assert.ok(found, `${selector} in ${container.innerHTML}`);
    return found as HTMLElement;
  }

  return {
    settle,
    tick,
    find,
    see,
    /** Until everything is loaded and no screen slides. */
    async rest() {
      for (let turns = 0; turns < MOST_TURNS; turns++) await settle();
      await tick(SLIDE_MS);
    },
    async press(selector = '[data-big-button]') {
      const button = await see(selector);
      await acting(() => button.click());
    },
    async type(selector: string, text: string) {
      await write((await see(selector)) as HTMLInputElement, text);
    },
    text: () => container.textContent ?? '',
    route: () => find('[data-civic-action-root]')?.dataset.route,
    alert: () => find('.ca-alert')?.textContent ?? '',
  };
}

/** A whole widget with a donation, drawn without a browser. Its provider and the server are the test's, as is the clock. */
export async function openGiver(clock: FakeClock, options: GiverOptions = {}) {
  const provider = standInProvider(options.ways);
  const { widget, types, ...opened } = openWidget(clock, options);
  const { container } = await render(<Root widget={widget} />);
  // No link leads away.
  container.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());
  const reader = createReader(container, clock);
  const { see, press, rest, tick, type } = reader;
  await see('[data-civic-action-root]');
  const { app } = widget.state.value as Extract<WidgetState, { phase: 'shown' }>;
  app.once(OPEN_PROVIDER, () => async () => provider.open);
  await rest();
  return {
    ...opened,
    ...reader,
    container,
    widget,
    app,
    provider,
    get store() {
      return app.of(app.session.widget.value.actions[0] as never, createDonationStore);
    },
    /** The bodies of a call. */
    bodies: (name: CallName) => opened.sent.filter(({ call }) => call === name).map(({ body }) => body),
    /** All events since the last time, as the publisher's page hears of them. */
    events: () => types.splice(0),
    async back() {
      await press('.ca-footer .ca-foot');
      await rest();
    },
    /** From the amounts to the details, or to the ways to pay. */
    async begin() {
      await press();
      await rest();
      await tick(SLIDE_MS);
      await rest();
    },
    /** From the details to the payment. */
    async toPay() {
      for (const [token, value] of Object.entries(DONOR)) await type(`[autocomplete="${token}"]`, value);
      await press();
      await rest();
      await see('[data-step="pay"]');
    },
    /** Presses the button that pays. */
    pay: () => press('[data-step="pay"] [data-big-button]'),
  };
}

export type Giver = Awaited<ReturnType<typeof openGiver>>;

/** A browser that wants little motion. */
export function wantLess() {
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
}
