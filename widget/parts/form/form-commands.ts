import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { PlainKey } from '../../../i18n/index.ts';
import type { Call } from '../../core/api/calls/call.ts';
import type { Counted } from '../../core/api/wire/common.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { failureText } from '../../core/session/failure-text.ts';
import { attempt } from './attempt.ts';
import { type AskedOptIn, type OptInValues, optInRecords } from './opt-ins/opt-ins.ts';

export type FormTools = Pick<
  App,
  'of' | 'commands' | 'submissions' | 'actionData' | 'session' | 'fill' | 't' | 'report'
>;

export type FormCommands<Values> = {
  isSubmitting: ReadonlySignal<boolean>;
  initiate(): void;
  /** @param offers the opt-ins with the labels that were shown */
  submit(values: Values, offers: readonly AskedOptIn[]): Promise<void>;
};

export type FormCommandsOptions<Values, Data, Req, Res> = {
  call: Call<Req, Res>;
  /** Request data of the form's fields, without the opt-ins. */
  dataOf: (values: Values, offers: readonly AskedOptIn[]) => Promise<Data>;
  /** Takes the answer and finishes the action. */
  onSent: (answer: Res, data: Data, values: Values) => void;
  /** Whether a submission corrects the earlier one, so that the person counts once. Default: never. */
  corrects?: (data: Data, earlier: Data) => boolean;
  /** Says that nothing was sent. */
  notSent: PlainKey;
  /** The message for an error; default: that of a form (spec §8). */
  failure?: (error: unknown) => string;
};

/** Commands shared by all kinds with a form: sends it once, and keeps typed values on failure. */
export function createFormCommands<
  Values extends OptInValues,
  Data extends Partial<Req>,
  Req extends object,
  Res extends Counted,
>(action: Action, tools: FormTools, options: FormCommandsOptions<Values, Data, Req, Res>): FormCommands<Values> {
  const { commands, submissions, actionData, session, t } = tools;
  const { call, dataOf, onSent, notSent, corrects = () => false } = options;
  const { failure = (error) => failureText(error, t, 'form.failed') } = options;
  const isSubmitting = signal(false);
  let earlier: { data: Data; key: string } | null = null;

  async function post(values: Values, offers: readonly AskedOptIn[]) {
    const data = await dataOf(values, offers);
    const publisherId = session.widget.value.publisher.id;
    const body = { ...data, ...optInRecords(offers, values, { partner: action.partner, publisherId }) };
    const correction = earlier && corrects(data, earlier.data) && { earlierKey: earlier.key };
    const rest = () => ({ ...actionData(action), ...correction }) as Record<string, unknown> as Partial<Req>;
    const { answer, key } = await submissions.submitLatest(call, action.identifier, body, rest);
    earlier = { data, key };
    session.setPeople(action, answer.endUsersCount);
    onSent(answer, data, values);
  }

  async function sendWhenReady(values: Values, offers: readonly AskedOptIn[]) {
    if (await commands.loadScreen(action)) await post(values, offers);
  }

  return {
    isSubmitting,
    initiate: () => commands.initiate(action),
    async submit(values, offers) {
      if (commands.isDone(action)) return commands.moveOn(action);
      if (isSubmitting.value) return;
      isSubmitting.value = true;
      const send = () => sendWhenReady(values, offers);
      await commands.submit(action, () => attempt(action, tools, { send, failure, notSent }));
      isSubmitting.value = false;
    },
  };
}
