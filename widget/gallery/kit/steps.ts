import type { Locale } from '../../../i18n/index.ts';
import type { CallName } from '../../api/calls.ts';
import type { StepName } from '../../form/steps.ts';
import type { Stage } from './stage.ts';
import { type GalleryState, NEVER } from './state.ts';

/** What is done on the way to a state: a step, or several in their order. */
export type Steps = ((stage: Stage) => unknown) | readonly Steps[];

/** Carries out steps, each after the one before. */
export async function carryOut(steps: Steps, stage: Stage): Promise<void> {
  if (typeof steps === 'function') await steps(stage);
  else for (const each of steps) await carryOut(each, stage);
}

export const see =
  (selector: string): Steps =>
  (stage) =>
    stage.see(selector);

/** Presses an element as soon as it acts. */
export const press =
  (selector: string): Steps =>
  (stage) =>
    stage.press(selector);

/** Presses an element that may be disabled. */
export const pressAnyway =
  (selector: string): Steps =>
  async (stage) =>
    (await stage.see(selector)).click();

/** Sets a field's text, as typing would. */
export const enter =
  (selector: string, text: string): Steps =>
  (stage) =>
    stage.type(selector, text);

/** Waits until no move is under way. */
export const rest: Steps = (stage) => stage.rest();

/** Steps with the locale's sample texts. */
export const withTexts =
  <Copy>(copies: Record<Locale, Copy>, make: (copy: Copy) => Steps): Steps =>
  (stage) =>
    carryOut(make(copies[stage.app.locale as Locale]), stage);

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

/** Chooses the reader's title, such as Dr. */
export const chooseTitle =
  (value: string): Steps =>
  async (stage) => {
    const select = (await stage.see('select')) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

/** Presses the button of an incomplete form, which shows its errors and moves the focus to the first a moment later. */
export const pressIncomplete: Steps = async (stage) => {
  await stage.rest();
  const button = await stage.see('[data-big-button][aria-disabled]:not([data-moving])');
  button.click();
  await stage.see('[aria-invalid]');
  await stage.leave(button);
};

/** Follows a link without opening its window. */
export const followLink = (selector: string): Steps => [
  () => addEventListener('click', (event) => event.preventDefault(), { once: true }),
  press(selector),
];

/** Moves a slider, once the widget listens: it would take the value for one of before it came, and answer. */
export const drag = (to: number): Steps => [(stage) => stage.listening(), enter('.ca-slider', String(to))];

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
