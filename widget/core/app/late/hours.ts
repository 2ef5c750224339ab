import { effect, signal, untracked } from '@preact/signals-core';
import type { Translate } from '../../../../i18n/index.ts';
import type { Client } from '../../api/client.ts';
import { checkNow } from '../../api/wire/check.ts';
import { HoursNow } from '../../api/wire/hours.ts';
import type { WireWidget } from '../../api/wire/widget.ts';
import { CLOSED_ROUTE, defaultRoute, isCardRoute, startRoute } from '../../model/navigation/routes.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionCommands } from '../../session/commands.ts';
import type { Lifecycle } from '../../session/lifecycle.ts';
import type { SessionStore } from '../../session/store.ts';
import type { Screens } from '../screens/screens.ts';

/** What of a loaded widget its hours need (app/app.ts). */
type App = {
  session: SessionStore;
  commands: SessionCommands;
  lifecycle: Lifecycle;
  screens: Pick<Screens, 'kindOf' | 'isEnd'>;
  client: Client;
  report: (error: unknown) => void;
  t: Translate;
  takeCard?: () => Promise<void>;
};

const MS_PER_SECOND = 1_000;
/** All who have the widget open ask at the same moment: within this time, ms. */
const SPREAD_MS = 3_000;
/** What a timer can wait for at most, ms (HTML, §8.6). */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Until the server is asked again where it did not answer, s; twice as long each time, up to the second. */
const AGAIN_SECONDS = [15, 900] as const;
/** The clocks of a server's machines differ by less than this, s. */
const CLOCKS_DIFFER_SECONDS = 300;
/** How often we look whether a submission is still under way, ms. */
const SENDING_MS = 250;

/** @property refusal tells what was not done because the widget is closed */
type Known = HoursNow & { refusal?: string };

/** What can't be read is taken for a widget that is always open. */
const hoursOf = (given: unknown): Known => checkNow(given, HoursNow)[1] ?? { state: 'open' };

const canChange = ({ state, closesAt }: Known) => state === 'notOpen' || (state === 'open' && !!closesAt);

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Counts submissions from here on, since only few widgets must know. @returns whether one is under way */
function watchSending(commands: SessionCommands): () => boolean {
  const { submit } = commands;
  let underWay = 0;
  commands.submit = async (...given) => {
    underWay++;
    try {
      await submit(...given);
    } finally {
      underWay--;
    }
  };
  return () => underWay > 0;
}

/** Moves the reader where the widget's hours want them. */
function createMoves({ session, screens, commands, lifecycle }: App, { actions, cards }: Widget) {
  const isDone = () => session.completedActionIdentifiers.value.has(session.activeAction.value.identifier);
  const toClosed = (store: SessionStore['push']) =>
    commands.arrive({ action: session.activeAction.value, route: CLOSED_ROUTE }, store);

  return {
    /**
     * Takes away what the reader has not begun. Who is in the midst of something, such as a call, a payment or a recording,
     * goes on until the server refuses it; thanks and results stay.
     */
    whenShut() {
      const { action, route } = session.position.value;
      if (route === CLOSED_ROUTE || screens.isEnd(session.position.value, isDone())) return undefined;
      if (isCardRoute(route)) return toClosed(session.restart);
      if (route !== startRoute(action)) return undefined;
      // A form without a card before it may hold what the reader wrote.
      const isForm = action.skipFrontCard && screens.kindOf(action.type).hasForm === true;
      return toClosed(isForm ? session.push : session.restart);
    },
    /** What was refused stays behind. */
    whenRefused: () => toClosed(session.push),
    async toStart() {
      const [action] = actions;
      if (!action) return;
      const route = defaultRoute(action, cards.find((card) => card.actions.includes(action))?.type ?? 'seesOne');
      const isThere = await commands.arrive({ action, route }, session.restart);
      if (isThere && !isCardRoute(route)) lifecycle.actionVisible(action);
    },
  };
}

/** The widget's hours as the server tells them, asked for again when they change. */
function createClock({ session, report }: App, widget: Widget, ask: () => Promise<WireWidget>) {
  const hours = signal(hoursOf(widget.hours));
  const [firstAgain, lastAgain] = AGAIN_SECONDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: number = firstAgain;
  let isOver = false;

  function update(next: Known) {
    if (isOver) return;
    // Tracking and the data of completions hold this object (app/create-app.ts).
    widget.hours = next;
    session.replaceWidget({ ...widget });
    hours.value = next;
  }

  function plan(seconds: number) {
    clearTimeout(timer);
    const ms = seconds * MS_PER_SECOND + Math.random() * SPREAD_MS;
    if (!isOver) timer = setTimeout(look, Math.min(ms, MAX_TIMER_MS));
  }

  async function look() {
    try {
      const next = hoursOf((await ask()).hours);
      const { refusal } = hours.value;
      update(refusal && next.state !== 'open' ? { ...next, refusal } : next);
      again = firstAgain;
      if (typeof next.secondsLeft === 'number') plan(next.secondsLeft);
    } catch (error) {
      if (again === firstAgain) report(error);
      if (canChange(hours.value)) plan(again);
      again = Math.min(again * 2, lastAgain);
    }
  }

  // Timers stand still while a device sleeps, and in a page that is kept for the way back.
  function wake() {
    if (document.visibilityState === 'visible' && canChange(hours.peek())) void look();
  }
  document.addEventListener('visibilitychange', wake);

  const { secondsLeft } = hours.peek();
  if (typeof secondsLeft === 'number') plan(secondsLeft);
  else if (canChange(hours.value)) void look();

  return {
    hours,
    look,
    update,
    stop() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    },
  };
}

type Move = () => Promise<unknown> | undefined;

function keep(app: App, widget: Widget, ask: () => Promise<WireWidget>): () => void {
  const { session, commands, client, report, t } = app;
  const { hours, look, update, stop } = createClock(app, widget, ask);
  const moves = createMoves(app, widget);
  const isSending = watchSending(commands);
  let wanted: Move | null = null;
  let isMoving = false;

  /** One move at a time, when nothing is being sent any more; the last one that is wanted meanwhile follows. */
  async function move(go: Move) {
    wanted = go;
    if (isMoving) return;
    isMoving = true;
    try {
      await app.takeCard?.();
      while (wanted) {
        while (isSending()) await pause(SENDING_MS);
        const next: Move = wanted;
        wanted = null;
        await next();
      }
    } catch (error) {
      report(error);
    } finally {
      isMoving = false;
    }
  }

  client.onShut = (word) =>
    void move(async () => {
      await look();
      const { state, secondsLeft } = hours.value;
      // The action alone is over: the alert says so, and the widget's other actions go on.
      if (state === 'open' && (secondsLeft ?? Number.POSITIVE_INFINITY) > CLOCKS_DIFFER_SECONDS) return;
      // Where the server did not answer now, or another server's clock differs, it has by its refusal.
      const refusal = session.alert.value?.text || t('closed.notCounted');
      const shut = word === 'Closed' ? 'closed' : 'notOpen';
      update({ ...hours.value, state: state === 'open' ? shut : state, refusal });
      await moves.whenRefused();
    });

  // Only the reader's browser can say when it opens in their own time.
  if (hours.peek().state === 'notOpen') void app.takeCard?.();

  const unfollow = effect(() => {
    const { state } = hours.value;
    const isAtClosed = session.route.value === CLOSED_ROUTE;
    // They may look at what they have gone back to.
    const wantsClosed = state !== 'open' && !isAtClosed && !session.isBack.peek();
    if (state === 'open' && isAtClosed) untracked(() => void move(moves.toStart));
    if (wantsClosed) untracked(() => void move(moves.whenShut));
  });
  return () => {
    stop();
    unfollow();
    delete client.onShut;
  };
}

/**
 * Shows that the widget is closed when that moment comes or the server refuses something, and opens it when that comes.
 * The server's clock decides: readers' clocks may be wrong.
 *
 * @param ask asks for the widget anew
 * @returns a function that ends it
 */
export function keepHours(
  apps: { shown: () => { app: App } | null },
  widget: Widget,
  ask: () => Promise<WireWidget>,
): () => void {
  const app = apps.shown()?.app;
  return app ? keep(app, widget, ask) : () => {};
}
