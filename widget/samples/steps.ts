import type { Locale } from '../../i18n/index.ts';
import type { CallName } from '../core/api/calls.ts';
import type { App } from '../core/app/app.ts';
import type { StepName } from '../parts/form/steps.ts';
import { sampleResults } from './sample.ts';
import { type GalleryState, NEVER } from './state.ts';
import { type TextsOf, textsOf } from './texts.ts';

const WITHIN_MS = 5_000;
const EVERY_MS = 8;

/** Where a state is reached: a widget, and the element that it is drawn in. */
export type Stage = { app: App; root: ParentNode };

/** What is done on the way to a state: a step, or several in their order. Each waits until it can be done. */
export type Steps = ((stage: Stage) => unknown) | readonly Steps[];

/** Carries out steps, each after the one before. @throws Error if one can't be done within 5 s */
export async function carryOut(steps: Steps, stage: Stage): Promise<void> {
  if (typeof steps === 'function') await steps(stage);
  else for (const each of steps) await carryOut(each, stage);
}

async function until<T>(what: string, find: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`The state was not reached: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Waits for an element. @param then what is done with it */
export const see =
  (selector: string, then: (element: HTMLElement) => unknown = () => {}): Steps =>
  async ({ root }) =>
    then(await until(selector, () => root.querySelector<HTMLElement>(selector)));

const canAct = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"], :disabled *') && element.closest('[hidden]') === null;

/** Presses an element as soon as it acts. */
export const press =
  (selector: string): Steps =>
  async ({ root }) => {
    const found = () => [...root.querySelectorAll<HTMLElement>(selector)].find(canAct);
    (await until(`${selector} that acts`, found)).click();
  };

/** Presses an element that may be disabled. */
export const pressAnyway = (selector: string): Steps => see(selector, (element) => element.click());

/** Sets a field's text, as typing would. */
export function setText(field: HTMLElement, text: string) {
  // React only notices a change if the value is set by the native setter, which React overrides on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export const enter = (selector: string, text: string): Steps => see(selector, (field) => setText(field, text));

/** Leaves a field, which then shows that it is wrong. */
export const leave = (selector: string): Steps => [
  see(selector, (field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
  see(`${selector}[aria-invalid]`),
];

/** Waits until no move is under way. */
export const rest: Steps = ({ app }) => until('rest', () => !app.session.isMoving.value);

/** Steps with the sample texts of a kind in the widget's locale. */
export const withTexts =
  <Kind extends string>(kind: Kind, make: (copy: TextsOf<Kind>) => Steps): Steps =>
  (stage) =>
    carryOut(make(textsOf(kind, stage.app.locale as Locale)), stage);

export const pressButton: Steps = press('[data-big-button]');

/** Presses the button of the screen, and waits for what follows. */
export const goOn = (selector: string): Steps => [pressButton, see(selector)];

/** Presses the front's button and waits for the form at a route. */
export const openForm = (route: string): Steps => goOn(`[data-route="${route}"] form`);

/** Presses the button of a form's step, and waits for the step that follows. */
export const openStep = (step: StepName): Steps => goOn(`[data-step="${step}"]`);

/** Types into fields. @param values by autofill token */
export const fill = (values: Record<string, string>): Steps =>
  Object.entries(values).map(([token, value]) => enter(`[autocomplete="${token}"]`, value));

const toldFocus = (token: string, type: 'focusin' | 'focusout') =>
  see(`[autocomplete="${token}"]`, (field) => field.dispatchEvent(new FocusEvent(type, { bubbles: true })));

/**
 * Types into fields and leaves each, the last of which then shows that it is wrong, and goes back to the first.
 *
 * @param values by autofill token
 */
export function fillWrong(values: Record<string, string>): Steps {
  const [first = '', ...others] = Object.keys(values);
  return [
    Object.entries(values).map(([token, value]) => [
      enter(`[autocomplete="${token}"]`, value),
      toldFocus(token, 'focusout'),
    ]),
    see(`[autocomplete="${others.at(-1) ?? first}"][aria-invalid]`),
    toldFocus(first, 'focusin'),
  ];
}

const EMAIL = 'reader@example.org';

/** Types a long name, an e-mail address and these values into a form that asks for the name in one field. */
export const fillName = (more: Record<string, string> = {}): Steps =>
  withTexts('shared', ({ person: { first, last } }) => fill({ name: `${first} ${last}`, email: EMAIL, ...more }));

/** The same, where given and family name are apart. */
export const fillNames = (more: Record<string, string> = {}): Steps =>
  withTexts('shared', ({ person: { first, last } }) =>
    fill({ 'given-name': first, 'family-name': last, email: EMAIL, ...more }),
  );

/** Chooses the reader's title, such as Dr. */
export const chooseTitle = (value: string): Steps =>
  see('select', (select) => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Presses the button of an incomplete form, which shows its errors and moves the focus to the first a moment later. */
export const pressIncomplete: Steps = [
  rest,
  pressAnyway('[data-big-button][aria-disabled]:not([data-moving])'),
  see('[aria-invalid]'),
  see('[data-big-button]:not([data-moving])', (button) =>
    until('another focus', () => (button.getRootNode() as Document | ShadowRoot).activeElement !== button),
  ),
];

/** Follows a link without opening its window. */
export const followLink = (selector: string): Steps => [
  () => addEventListener('click', (event) => event.preventDefault(), { once: true }),
  press(selector),
];

export const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/**
 * Moves a slider, once the widget listens: it would take the value for one of before it came, and answer. Preact's
 * effects run after the next frame.
 */
export const drag = (to: number): Steps => [nextFrame, nextFrame, enter('.ca-slider', String(to))];

/** Runs as on a device that has a share sheet of its own. */
export const withDeviceSheet =
  (steps: Steps): Steps =>
  async (stage) => {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
    try {
      await carryOut(steps, stage);
    } finally {
      // Shows what the device itself has again.
      Reflect.deleteProperty(navigator, 'share');
    }
  };

/** An alert that stays as long as the state is looked at. */
export const seeAlert: Steps = [see('.ca-alert'), ({ app }) => app.commands.holdAlert(true)];

type Sending = Pick<GalleryState, 'answers' | 'steps'>;

/** A form that is being sent. */
export const whileSending = (call: CallName, send: Steps): Sending => ({
  answers: { [call]: NEVER },
  steps: [send, see('[data-big-button][aria-busy="true"]')],
});

/** A form that could not be sent. */
export const afterFailure = (call: CallName, send: Steps, status = 500): Sending => ({
  answers: { [call]: { failsWith: status } },
  steps: [send, seeAlert],
});

/**
 * The way to a kind's form, through it, and what then becomes of it.
 *
 * @param fillIn from the open form to its last button
 */
export function formOf(route: string, call: CallName, fillIn: Steps) {
  const open = openForm(route);
  const filled: Steps = [open, fillIn];
  const send: Steps = [filled, pressButton];
  const sent: Sending = { steps: [send, see(`[data-route="${route}/success"] .ca-thanks`)] };
  return { open, filled, sent, sending: whileSending(call, send), failed: afterFailure(call, send) };
}

/** The same where an answer is chosen and its results are shown. */
export function choiceOf(route: string, call: 'completePoll' | 'completeQuiz') {
  const choose = (answer: number) => press(`.ca-answer:nth-of-type(${answer}) input`);
  const send: Steps = [choose(2), pressButton];
  const answered = (answer: number, percentages: number[], endUsersCount: number): Sending => ({
    answers: { [call]: sampleResults(percentages, endUsersCount) },
    steps: [choose(answer), pressButton, see(`[data-route="${route}/success"] .ca-result-row`)],
  });
  return { choose, answered, sending: whileSending(call, send), failed: afterFailure(call, send) };
}
