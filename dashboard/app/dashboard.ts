import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Asked, addressOf, apiAddress, type Kind, readAsked, signInAddress, type View } from '../address/asked.ts';
import { type Day, today } from '../address/days.ts';
import type { ActionsAnswer, LoadingAnswer, ScopesAnswer, SignersAnswer, SplitAnswer } from '../answers.ts';
import { type Answer, createAnswer } from './answer.ts';
import { type Failure, send } from './ask.ts';

export type Dashboard = {
  asked: ReadonlySignal<Asked>;
  /** Sentences about what in the address was not understood, until another view is chosen. */
  problems: ReadonlySignal<string[]>;
  scopes: Answer<ScopesAnswer>;
  /** Whether some figures are made up, for the demo. */
  isMadeUp: ReadonlySignal<boolean>;
  loading: Answer<LoadingAnswer>;
  split: Answer<SplitAnswer>;
  actions: Answer<ActionsAnswer>;
  signers: Answer<SignersAnswer>;
  /** Takes a name off its wall, or puts it back. @returns why it was not done */
  hideSigner(id: number, isHidden: boolean): Promise<Failure | null>;
  /** The address of this view with something changed: for links. */
  addressWith(change: Partial<Asked>): string;
  /** Changes the view and its address, a step that "back" undoes. */
  show(change: Partial<Asked>): void;
  today: Day;
};

/** A widget belongs to a publisher, and a value to what figures are split by. */
function changed(asked: Asked, change: Partial<Asked>): Asked {
  const next = { ...asked, ...change };
  if (next.publisher !== asked.publisher && change.widget === undefined) next.widget = null;
  if (next.by !== asked.by && change.compare === undefined) next.compare = null;
  return next;
}

/** Publisher and widget of the address, if they are among those that may be seen. */
function unknownIn(
  { publisher, widget }: Asked,
  { publishers }: ScopesAnswer,
): { change: Partial<Asked>; problem: string } | null {
  const found = publishers.find(({ id }) => id === publisher);
  if (publisher !== null && !found)
    return {
      change: { publisher: null, widget: null },
      problem: `There is no publisher “${publisher}” that you may see.`,
    };
  const widgets = (found ? [found] : publishers).flatMap((each) => each.widgets);
  if (widget === null || widgets.some(({ id }) => id === widget)) return null;
  return { change: { widget: null }, problem: `There is no widget “${widget}” that you may see here.` };
}

/** The sign-in leads straight back where it finds a session. That the answers still find none is then said in the page. */
const NOT_AGAIN_MS = 60_000;
const LEFT_AT = 'dashboard left at';

/** Whether this tab has just come back from the sign-in; if not, notes that it goes there now. */
function hasJustLeft(view: Window): boolean {
  try {
    const last = Number(view.sessionStorage.getItem(LEFT_AT));
    if (Date.now() - last < NOT_AGAIN_MS) return true;
    view.sessionStorage.setItem(LEFT_AT, String(Date.now()));
    return false;
  } catch {
    return true; // Nothing can be noted here, so nothing would end the round.
  }
}

/** Leads to the sign-in once. @returns what says whether it does */
function createLeave(view: Window, asked: ReadonlySignal<Asked>) {
  let isLeaving = false;
  return () => {
    if (!isLeaving && hasJustLeft(view)) return false;
    if (!isLeaving) view.location.assign(signInAddress(asked.peek()));
    isLeaving = true;
    return true;
  };
}

export function createDashboard(view: Window): Dashboard {
  const { location, history } = view;
  const now = today();
  const first = readAsked(location.search, now);
  const asked = signal(first.asked);
  const problems = signal(first.problems);
  const onEnded = createLeave(view, asked);
  const addressWith = (change: Partial<Asked>) => addressOf(changed(asked.value, change));

  const scopes = createAnswer<ScopesAnswer>(signal('/dashboard/api/scopes'), onEnded);
  const isMadeUp = computed(() => scopes.state.value.is === 'there' && scopes.state.value.value.isMadeUp);
  const knows = computed(() => scopes.state.value.is === 'there');
  // What was asked for an unknown publisher would be refused, so the figures wait for the list.
  const question = (of: View, kind: Kind) =>
    computed(() => (knows.value && asked.value.view === of ? apiAddress(kind, asked.value) : null));

  const replace = (next: Asked) => {
    asked.value = next;
    history.replaceState(null, '', addressOf(next));
  };
  replace(first.asked);
  effect(() => {
    const { value: state } = scopes.state;
    const unknown = state.is === 'there' ? unknownIn(asked.value, state.value) : null;
    if (!unknown) return;
    batch(() => {
      problems.value = [...problems.peek(), unknown.problem];
      replace({ ...asked.peek(), ...unknown.change });
    });
  });
  view.addEventListener('popstate', () =>
    batch(() => {
      const read = readAsked(location.search, now);
      asked.value = read.asked;
      problems.value = read.problems;
    }),
  );

  const signers = createAnswer<SignersAnswer>(question('actions', 'signers'), onEnded);
  return {
    asked,
    problems,
    scopes,
    isMadeUp,
    loading: createAnswer(question('loading', 'loading'), onEnded),
    split: createAnswer(question('loading', 'split'), onEnded),
    actions: createAnswer(question('actions', 'actions'), onEnded),
    signers,
    async hideSigner(id, isHidden) {
      const failure = await send(apiAddress('signers', asked.peek()), { id, isHidden });
      signers.again();
      return failure;
    },
    addressWith,
    show(change) {
      const next = changed(asked.peek(), change);
      if (addressOf(next) === addressOf(asked.peek())) return;
      batch(() => {
        asked.value = next;
        problems.value = [];
      });
      history.pushState(null, '', addressOf(next));
    },
    today: now,
  };
}
