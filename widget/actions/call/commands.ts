import { list } from '../../../i18n/format.ts';
import { completeCall, updateCall } from '../../api/calls/contacts.ts';
import { RequestError } from '../../api/errors.ts';
import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import { type CallOutcome, COMPLETION_TYPE, type CompletionType } from '../../model/call.ts';
import type { Copier } from '../../share/copier.ts';
import { afterCall, firstLeft, type Step } from './flow.ts';
import type { CallPeople } from './people/call-people.ts';
import type { Callee } from './people/parse-callees.ts';
import { calleeIndex, calleeRoute } from './route.ts';
import type { CallStore } from './store.ts';

type Tools = Pick<
  App,
  'commands' | 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'locale' | 't' | 'report'
> & {
  people: Pick<CallPeople, 'ready' | 'openFind'>;
  copier: Pick<Copier, 'copy'>;
};

export function createCallCommands(action: Action, store: CallStore, tools: Tools) {
  const { commands, lifecycle, submissions, actionData, session, locale, people, copier, t } = tools;
  const { identifier } = action;

  /** Several recipients make one completion, which each call after the first adds to. */
  function submit(callee: Callee, type: CallOutcome) {
    const { callActionCompletionId } = store.successInfo.value;
    const report = { completionType: COMPLETION_TYPE[type], recipientName: callee.name };
    const rest = () => actionData(action);
    return callActionCompletionId === null
      ? submissions.submit(completeCall, identifier, report, rest)
      : submissions.submit(updateCall, identifier, { ...report, callActionCompletionId }, rest);
  }

  /** Where the answer to an earlier report was lost, that one is found first; then this one is sent. */
  async function send(callee: Callee, type: CallOutcome): Promise<void> {
    const { answer, wasReplayed } = await submit(callee, type);
    const { callActionCompletionId: known } = store.successInfo.value;
    store.completed(answer.endUsersCount, {
      isSinglePerson: answer.isSinglePerson ?? store.callees.value.length === 1,
      callActionCompletionId: answer.callActionCompletionId ?? known,
      recipientName: callee.name,
    });
    if (wasReplayed) await send(callee, type);
  }

  /** Completes the action, once however many are called, and lets copy name who was. */
  function record(callee: Callee, type: CallOutcome) {
    session.answer({ actionIdentifier: identifier, answerId: COMPLETION_TYPE[type] });
    session.complete(action);
    lifecycle.completed(action);
    const names = store.called.value.map(({ name }) => name);
    const recipientName = list(names.includes(callee.name) ? names : [...names, callee.name], locale);
    session.setVariables({ recipientName, ...(callee.isLawmaker && { localRepresentative: recipientName }) });
  }

  /** Who was reported on stays so, also where a visitor who went back skips them. */
  const outcomeOf = ({ id }: Callee, type: CompletionType) =>
    type === 'Skipped' ? (store.outcomes.value.get(id) ?? type) : type;

  async function report(callee: Callee, type: CompletionType) {
    if (type !== 'Skipped') {
      await send(callee, type);
      record(callee, type);
    }
    store.setOutcome(callee.id, outcomeOf(callee, type));
  }

  /** Who only skipped is led on too, and that takes an answer. */
  function answerSkip() {
    const isAnswered = session.answerHistory.value.some(({ actionIdentifier }) => actionIdentifier === identifier);
    if (isAnswered) return;
    session.answer({ actionIdentifier: identifier, answerId: COMPLETION_TYPE.Skipped, wasSkipped: true });
  }

  async function go(step: Step) {
    if (!commands.isAt(action)) return;
    if (step.to === 'callee') return commands.open(action, calleeRoute(step.index));
    answerSkip();
    const isFollowed = commands.hasNext.value;
    if (step.to === 'list' && isFollowed) return commands.next();
    // With the end card skipped and nothing behind it, there is nowhere to go: the screen itself says thank you.
    if (step.to !== 'past' || isFollowed) commands.moveOn(action);
  }

  const stepAfter = (callee: Callee, type: CompletionType): Step =>
    afterCall({
      callees: store.callees.value,
      index: store.callees.value.indexOf(callee),
      outcomes: new Map(store.outcomes.value).set(callee.id, outcomeOf(callee, type)),
      isChooseMany: session.activeCard.value?.type === 'choosesMany',
      skipEndCard: action.skipEndCard,
    });

  const isReady = (step: Step) => step.to !== 'end' || commands.loadScreen(action);

  async function trySend(callee: Callee, type: CompletionType) {
    const step = stepAfter(callee, type);
    if (!(await isReady(step))) return;
    await report(callee, type);
    await go(step);
  }

  const openCallee = (index: number) => commands.open(action, calleeRoute(index));

  const begin = (callee: Callee) => {
    commands.initiate(action);
    store.started(callee.id);
  };

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

  return {
    /** To the first call, or to those that are left. */
    async start() {
      commands.initiate(action);
      if (!(await isPeopleReady())) return;
      const { value: callees } = store.callees;
      if (callees.length === 0) return people.openFind();
      const index = firstLeft(callees, store.outcomes.value);
      if (index === -1) return commands.moveOn(action);
      if (index === 0 && !commands.isDone(action)) return commands.open(action, '');
      return openCallee(index);
    },
    /** The visitor dials. */
    call: begin,
    async copy(callee: Callee, phone: string) {
      begin(callee);
      await copier.copy(phone);
    },
    /** How a call went, in the order of spec §4. A failure is reported, and not shown: pressing again sends the same. */
    async finishCall(type: CompletionType) {
      const callee = store.callees.value[calleeIndex(session.route.value)];
      if (!callee || store.isSubmitting.value || session.isMoving.value) return;
      store.setSubmitting(true);
      try {
        await commands.submit(action, () => trySend(callee, type));
      } catch (error) {
        // The client has reported what failed on the wire.
        if (!(error instanceof RequestError)) tools.report(error);
      } finally {
        store.setSubmitting(false);
      }
    },
    callAnother() {
      store.reopen();
      return openCallee(firstLeft(store.callees.value, store.outcomes.value));
    },
    /** Another way to reach somebody whose number is not public. */
    choose: commands.choose,
  };
}
