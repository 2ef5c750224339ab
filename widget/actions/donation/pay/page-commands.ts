import { checkPaymentAuthorized } from '../../../core/api/calls/donations.ts';
import { isFaked } from '../../../core/config/mode.ts';
import type { Action } from '../../../core/model/action.ts';
import type { DonationTools } from '../initiate.ts';
import { createDonationStore, type PagePhase } from '../store.ts';
import { createPayCommands } from './pay-commands.ts';

/** Between two questions; slower the longer it takes. */
const FIRST_WAIT_MS = 3_000;
const MOST_WAIT_MS = 10_000;
const SLOWER = 1.15;
/** Then only the reader's own press asks. */
const MOST_QUESTIONS = 120;

/** Asks again and again while somebody looks at the page, and at once when they look at it again. */
function createAsking(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;

  function askIfSeen() {
    clearTimeout(timer);
    if (!document.hidden) ask();
  }

  function later() {
    clearTimeout(timer);
    questions += 1;
    if (questions > MOST_QUESTIONS) return;
    timer = setTimeout(askIfSeen, Math.min(FIRST_WAIT_MS * SLOWER ** questions, MOST_WAIT_MS));
  }

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  }

  return {
    /** After an answer that decides nothing. */
    later,
    stop,
    start() {
      stop();
      questions = 0;
      document.addEventListener('visibilitychange', askIfSeen);
      later();
    },
  };
}

const OUTCOMES: Record<string, PagePhase> = { Declined: 'declined', Cancelled: 'cancelled' };

/** By then a window that opens has taken the view or the focus. */
const OPENED_MS = 1_500;

/** A sandbox, or an app that shows pages itself, refuses windows, and tells nobody. */
function watchOpening(tell: (isBlocked: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(!document.hidden && document.hasFocus()), OPENED_MS);
  };
}

/** Commands of a provider's own payment page, which is in a window of its own and never speaks to this one. */
export function createPageCommands(action: Action, tools: DonationTools) {
  const { client, actionData, commands, config, lifecycle, mode, report } = tools;
  const store = tools.of(action, createDonationStore);
  const { payByPage } = tools.of(action, createPayCommands);
  const asking = createAsking(() => void ask(false));
  let earlier: string | null = null;
  const watch = watchOpening(store.setBlocked);
  let isAsking = false;

  const trackingId = () => store.begun.value?.trackingId ?? '';

  function end(phase: PagePhase) {
    asking.stop();
    store.setPage(phase);
    if (phase === 'cancelled') lifecycle.gaveUp(action);
  }

  /** @param isAsked the reader asked, so tell them any outcome */
  function hear(status: string, isAsked: boolean) {
    if (status === 'Authorized') {
      end('closed');
      return void payByPage();
    }
    const outcome = OUTCOMES[status];
    // After the page was opened again, its earlier outcome stands until the reader decides anew.
    if (outcome && (isAsked || status !== earlier)) {
      earlier = status;
      return end(outcome);
    }
    notYet(isAsked);
  }

  function notYet(isAsked: boolean) {
    if (isAsked) store.setPage('unpaid');
    asking.later();
  }

  async function ask(isAsked: boolean) {
    if (isAsking || store.isSubmitting.value) return;
    isAsking = true;
    const of = trackingId();
    try {
      const request = { ...actionData(action), trackingId: of };
      const { status } = await client.post(checkPaymentAuthorized, request, { isQuiet: true });
      if (of === trackingId()) hear(status ?? '', isAsked);
    } catch (error) {
      report(error);
      notYet(isAsked);
    } finally {
      isAsking = false;
    }
  }

  return {
    /** The page's address. */
    url: () => config.charityPaymentPage + encodeURIComponent(String(trackingId())),
    /** The reader follows the link to the page. */
    opened() {
      commands.initiate(action);
      commands.hideAlert();
      store.setPage('open');
      asking.start();
      // A rehearsal opens no window.
      if (!isFaked(mode)) watch();
    },
    /** The reader says that the payment was made. */
    check: () => ask(true),
    /** The screen is shown: again, where the reader has left it meanwhile. */
    resume() {
      if (store.page.value === 'open' || store.page.value === 'unpaid') asking.start();
    },
    stop: asking.stop,
  };
}
