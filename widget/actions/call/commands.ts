import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import type { Copier } from '../../share/copier.ts';
import { createFinish, type FinishTools } from './outcome/finish.ts';
import { firstLeft } from './outcome/flow.ts';
import { letterOf } from './outcome/follow.ts';
import type { CallPeople } from './people/call-people.ts';
import type { Callee } from './people/parse-callees.ts';
import { calleeRoute } from './route.ts';
import type { CallStore } from './store.ts';

type Tools = FinishTools &
  Pick<App, 't'> & {
    people: Pick<CallPeople, 'ready' | 'openFind'>;
    copier: Pick<Copier, 'copy'>;
  };

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
