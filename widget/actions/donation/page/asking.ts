/** Between two questions; slower the longer it takes. */
const FIRST_WAIT_MS = 3_000;
const MOST_WAIT_MS = 10_000;
const SLOWER = 1.15;
/** Then only the reader's own press asks. */
const MOST_QUESTIONS = 120;

/** Asks again and again while somebody looks at the page, and at once when they look at it again. */
export function createAsking(ask: () => void) {
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
