import type { CallName } from '../../api/calls.ts';
import type { StepName } from '../../form/steps.ts';
import { NEVER } from './answers.ts';
import type { Stage } from './stage.ts';
import type { GalleryState } from './state.ts';

type Step = (stage: Stage) => Promise<void>;

/** Presses the front's button and waits for the form at a route. */
export const openFormAt =
  (route: string): Step =>
  async (stage) => {
    await stage.press('[data-big-button]');
    await stage.see(`[data-route="${route}"] form`);
  };

/** Presses the button of a form's step, and waits for the step that follows. */
export const openStep =
  (step: StepName): Step =>
  async (stage) => {
    await stage.press('[data-big-button]');
    await stage.see(`[data-step="${step}"]`);
  };

/** Types into fields. @param values by autofill token */
export async function fillFields(stage: Stage, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) await stage.type(`[autocomplete="${token}"]`, value);
}

/** Chooses the reader's title, such as Dr. */
export async function chooseTitle(stage: Stage, value: string) {
  const select = (await stage.see('select')) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses the button of an incomplete form, which shows its errors and moves the focus to the first a moment later. */
export async function pressIncomplete(stage: Stage) {
  await stage.rest();
  const button = await stage.see('[data-big-button][aria-disabled]:not([data-moving])');
  button.click();
  await stage.see('[aria-invalid]');
  await stage.leave(button);
}

/** A form that is being sent. */
export const whileSending = (call: CallName, send: Step): Partial<GalleryState> => ({
  answers: { [call]: NEVER },
  async arrange(stage) {
    await send(stage);
    await stage.see('[data-big-button][aria-busy="true"]');
  },
});

/** A form that could not be sent. */
export const afterFailure = (call: CallName, send: Step, status = 500): Partial<GalleryState> => ({
  answers: { [call]: { failsWith: status } },
  async arrange(stage) {
    await send(stage);
    await stage.see('.ca-alert');
    stage.app.commands.holdAlert(true);
  },
});

/** As `afterFailure`, once the alert has gone. */
export const afterAlert = (call: CallName, send: Step): Partial<GalleryState> => {
  const { arrange, ...failure } = afterFailure(call, send);
  return {
    ...failure,
    async arrange(stage) {
      await arrange?.(stage);
      stage.app.commands.hideAlert();
    },
  };
};
