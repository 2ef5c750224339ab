import type { ComponentType } from 'react';
import type { Locale } from '../../i18n/index.ts';
import { type Call, type CallName, calls } from '../core/api/calls.ts';
import type { OwnAnswers } from '../core/api/client.ts';
import { RequestError } from '../core/api/errors.ts';
import type { WireWidget } from '../core/api/wire/widget.ts';
import type { ActionType } from '../core/model/enums.ts';
import type { Steps } from './steps.ts';

/** An answer that never comes, so that the submission stays under way. */
export const NEVER = Symbol('never');

/** A failure by its HTTP status, with the server's body. */
type Failing = { failsWith: number; body?: unknown };

type AnswerOf<C> = C extends Call<infer _Req, infer Res> ? Res : never;

/** A state's answers, by the call's name. */
export type Answers = { [Name in CallName]?: AnswerOf<(typeof calls)[Name]> | Failing | typeof NEVER };

const isFailing = (answer: unknown): answer is Failing => 'failsWith' in (answer as object);

/** Answers these calls in place of the API, look-ups included, which test mode would send (spec §7). */
export const answersOf = (answers: Answers = {}): OwnAnswers => {
  const byPath = new Map(Object.entries(answers).map(([name, answer]) => [calls[name as CallName].path, answer]));
  return <Req, Res>({ path }: Call<Req, Res>) => {
    const answer = byPath.get(path);
    if (answer === undefined) return undefined;
    if (answer === NEVER) return () => new Promise<never>(() => {});
    return async () => {
      if (!isFailing(answer)) return answer as Res;
      const { failsWith: status, body } = answer;
      throw new RequestError(`Failed Request: ${path} ${status}`, { failure: 'status', path, status, body });
    };
  };
};

/** The group of a state: a kind of action, cards with several actions, the lawmakers of several kinds, or the shell. */
export type StateKind = ActionType | 'card' | 'lawmakers' | 'shell';

/** One state of the widget that a reader may see, and how to reach it. */
export type GalleryState = {
  /** The value of `mockActionData`; begins with the kind. */
  name: string;
  kind: StateKind;
  /** Its place on the kind's path from the first screen to the thanks, from 1; the gallery shows the path as a strip. */
  step?: number;
  /** The API's answer, in this locale. */
  widget: (locale: Locale) => WireWidget;
  /** Answers of calls, in place of the API's. */
  answers?: Answers;
  /** From the drawn first card to this state. */
  steps?: Steps;
  /** Replaces the kind's own screens, for parts that several kinds share. */
  Screen?: ComponentType;
  /** The widget has a notice bar, so it is higher. */
  hasNotice?: true;
  /** The widget itself is not drawn: a skeleton or a message is. */
  isRootless?: true;
  /** The API's status in place of a widget: 404 for an unknown one, others for a failure. */
  fails?: { status: number };
  /** The state warns in the console, as it should. */
  complains?: true;
};
