import { computed, type ReadonlySignal } from '@preact/signals-core';
import { RequestError } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import type { CompletionType } from '../../core/model/call.ts';
import { createFinding } from '../../parts/lawmakers/finding.ts';
import { type Copier, createCopier } from '../../parts/share/copier.ts';
import { callDetails } from './details.ts';
import { calleeIndex, calleeRoute, firstLeft } from './flow.ts';
import { createFollow, letterOf } from './follow.ts';
import { type Callee, calleesNamed, calleesOfLawmakers } from './parse-callees.ts';
import { createReport } from './report.ts';
import { type CallStore, createCallStore } from './store.ts';

type CallPeople = {
  callees: ReadonlySignal<readonly Callee[]>;
  /** Resolves once the callees' source is loaded; at once when none is needed. */
  ready: () => Promise<void>;
  /** Asks for the address. @param then what to do once the lawmakers found are confirmed */
  openFind: (then: () => void) => void;
};

/** Callees found by the action's search. */
function lawmakersFor(action: Action, app: App): CallPeople {
  const { found, ready, openFind } = app.of(action, createFinding);
  return { callees: computed(() => calleesOfLawmakers(found.value)), ready, openFind };
}

/** Callees of an action: those the publisher named, or the reader's lawmakers (contract §6). */
function createCallPeople(action: Action, app: App): CallPeople {
  if (action.representativeSearch) return lawmakersFor(action, app);
  const callees = calleesNamed(detailsOf(callDetails, action).recipients, action.recipientPictures);
  return { callees: computed(() => callees), ready: async () => {}, openFind() {} };
}

type FinishTools = Pick<App, 'commands' | 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'locale' | 'report'>;

/** Reports a call (spec §4) and moves on. Failures are not shown: pressing again sends the same report. */
function createFinish(action: Action, store: CallStore, tools: FinishTools) {
  const { commands, session, report } = tools;
  const reportOutcome = createReport(action, store, tools);
  const { stepAfter, isReady, go } = createFollow(action, store, tools);

  async function tryReport(callee: Callee, type: CompletionType) {
    const step = stepAfter(callee, type);
    if (!(await isReady(step))) return;
    await reportOutcome(callee, type);
    await go(step, callee);
  }

  return async (type: CompletionType) => {
    const callee = store.callees.value[calleeIndex(session.route.value)];
    if (!callee || store.isSubmitting.value || session.isMoving.value) return;
    store.setSubmitting(true);
    try {
      await commands.submit(action, () => tryReport(callee, type));
    } catch (error) {
      // The client has already reported request errors.
      if (!(error instanceof RequestError)) report(error);
    } finally {
      store.setSubmitting(false);
    }
  };
}

type Tools = FinishTools &
  Pick<App, 't'> & { people: Pick<CallPeople, 'ready' | 'openFind'>; copier: Pick<Copier, 'copy'> };

export function createCallCommands(action: Action, store: CallStore, tools: Tools) {
  const { commands, people, copier, t } = tools;

  const finishCall = createFinish(action, store, tools);

  const openCallee = (index: number) => commands.open(action, calleeRoute(index));

  async function isPeopleReady() {
    try {
      await people.ready();
      return true;
    } catch (error) {
      tools.report(error);
      commands.alert(t('shell.screenFailed'));
      return false;
    }
  }

  /** Opens the first call that is left, the end screen when none is, or the address form when nobody is known. */
  async function start(): Promise<void> {
    commands.initiate(action);
    if (!(await isPeopleReady())) return;
    const { value: callees } = store.callees;
    if (callees.length === 0) return people.openFind(() => void start());
    const index = firstLeft(callees, store.outcomes.value);
    if (index === -1) return commands.moveOn(action);
    if (index === 0 && !commands.isDone(action)) return commands.open(action, '');
    return openCallee(index);
  }

  return {
    start,
    /** The reader dials. @param line index of the line */
    call(callee: Callee, line: number) {
      commands.initiate(action);
      store.start(callee, 'number', line);
    },
    /** The reader has called on a phone that the widget knows nothing of. */
    callElsewhere(callee: Callee) {
      commands.initiate(action);
      store.start(callee, 'otherPhone');
    },
    async copy(phone: string) {
      commands.initiate(action);
      await copier.copy(phone);
    },
    finishCall,
    /** Goes on without a call, or without a letter where nobody answered. */
    goOn: () => finishCall('Skipped'),
    /** Opens the letter to write where nobody answered. */
    async write() {
      const letter = letterOf(action, tools.session);
      if (letter) await commands.choose(letter);
    },
    callAnother() {
      store.reopen();
      return openCallee(firstLeft(store.callees.value, store.outcomes.value));
    },
    /** Opens another action, for callees without a public number. */
    choose: commands.choose,
  };
}

/** Store and commands of a call action. */
export function createCall(action: Action, app: App) {
  const people = createCallPeople(action, app);
  const copier = createCopier();
  const store = createCallStore(action, people.callees, copier);
  return { store, commands: createCallCommands(action, store, { ...app, people, copier }) };
}
