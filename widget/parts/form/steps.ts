/** What a step asks for, which decides its heading. */
export type StepName = 'words' | 'person' | 'birth' | 'address' | 'optIns';

/** A step of a form: one screen, with some of the form's fields. */
export type Step = {
  name: StepName;
  /** Names of its fields. */
  fields: readonly string[];
  /** The last part of its route (spec §2); '' is the action's own route. Default: the previous step's. */
  screen?: string;
};

/** A step that the form has, with the screen it is on. */
export type FormStep = Step & { screen: string };

/** Where a form's step is: a screen of the action, and the step's name unless it is the first one there. */
export type StepPlace = { screen: string; step: string | undefined };

const PERSON_FIELDS = ['prefix', 'fullName', 'firstName', 'lastName', 'email', 'postalCode', 'phone'];

/** The reader's details. A list of suggested addresses needs a screen of its own. */
export const PERSON_STEPS = [
  { name: 'person', fields: PERSON_FIELDS },
  { name: 'address', fields: ['homeAddress'] },
] as const satisfies readonly Step[];

/** Opt-ins that stand beside the button, always in view. More are a step of their own. */
export const MAX_BESIDE_BUTTON = 2;

const OPT_INS: Step = { name: 'optIns', fields: [] };

/**
 * The steps that have something to ask.
 *
 * @param plan all steps that the kind of form may have
 * @param has whether the form asks for a field
 */
export function stepsOf(plan: readonly Step[], has: (field: string) => boolean, optIns: number): FormStep[] {
  const asking = plan.filter(({ fields }) => fields.some(has));
  const steps = optIns > MAX_BESIDE_BUTTON ? [...asking, OPT_INS] : asking;
  let screen = '';
  return steps.map((step) => {
    screen = step.screen ?? screen;
    return { ...step, screen };
  });
}

/** Index of the step at a place. A step that has nothing more to ask gives way to the first one on its screen. */
export function stepAt(steps: readonly FormStep[], { screen, step }: StepPlace): number {
  const named = steps.findIndex((each) => each.screen === screen && each.name === step);
  const first = steps.findIndex((each) => each.screen === screen);
  return Math.max(0, named === -1 ? first : named);
}

/** Where the step at this index is. */
export function placeOf(steps: readonly FormStep[], index: number): StepPlace {
  const { screen, name } = steps[index] as FormStep;
  const isFirst = steps.findIndex((each) => each.screen === screen) === index;
  return { screen, step: isFirst ? undefined : name };
}

/** Index of the first step with an invalid field; -1 where there is none. */
export const wrongStep = (steps: readonly FormStep[], wrong: readonly string[]): number =>
  steps.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)));
