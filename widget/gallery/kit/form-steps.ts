import type { CallName } from '../../api/calls.ts';
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

/** Types into fields. @param values by autofill token */
export async function fillFields(stage: Stage, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) await stage.type(`[autocomplete="${token}"]`, value);
}

/** Presses the button of an incomplete form, which shows the error summary. */
export async function pressIncomplete(stage: Stage) {
  await stage.rest();
  (await stage.see('[data-big-button][aria-disabled]:not([data-moving])')).click();
  await stage.see('.ca-problems');
}

/** A form that is being sent. */
export const whileSending = (call: CallName, send: Step): Partial<GalleryState> => ({
  answers: { [call]: NEVER },
  async arrange(stage) {
    await send(stage);
    await stage.see('[data-big-button][aria-busy]');
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
