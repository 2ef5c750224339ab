import { useSignals } from '@preact/signals-react/runtime';
import type { FieldValues } from 'react-hook-form';
import type { App } from '../../core/app/app.ts';
import { actionRoute } from '../../core/model/navigation/routes.ts';
import { useApp } from '../../ui/context.ts';
import { placeOf, type Step, stepAt, stepsOf, wrongStep } from './steps.ts';
import { type FormFields, wrongFields } from './validate.ts';

const make = () => new Set<string>();

/** Whether the reader was led back to a step with an invalid field; the step then says so. */
export function sentBack(app: Pick<App, 'once'>, identifier: string) {
  const all = app.once(sentBack, make);
  return {
    tellOnArrival: () => void all.add(identifier),
    /** @returns whether there is something to tell, once */
    take: () => all.delete(identifier),
  };
}

/**
 * The steps of the active action's form, and the one that the reader is at.
 *
 * @param fields rules of all fields
 * @param plan the steps that the form may have
 */
export function useSteps<V extends FieldValues>(fields: FormFields<V>, plan: readonly Step[], optIns: number) {
  useSignals();
  const { session, commands } = useApp();
  const { action, route, step } = session.position.value;
  const steps = stepsOf(plan, (name) => name in fields, optIns);
  const index = stepAt(steps, { screen: route.slice(actionRoute(action).length + 1), step });
  const { name, fields: names } = steps[index] as Step;
  const own = Object.entries(fields).filter(([field]) => names.includes(field));
  return {
    name,
    index,
    count: steps.length,
    isFirst: index === 0,
    isLast: index === steps.length - 1,
    /** Rules of this step's fields. */
    fields: Object.fromEntries(own) as FormFields<V>,
    openNext() {
      const next = placeOf(steps, index + 1);
      return commands.open(action, next.screen, next.step);
    },
    /** Leads back to an earlier step with an invalid field. @returns whether there is one */
    backToWrong(values: FieldValues): boolean {
      const wrong = wrongStep(
        steps,
        wrongFields(fields, values).map(([field]) => field),
      );
      if (wrong === -1 || wrong >= index) return false;
      const place = placeOf(steps, wrong);
      commands.backTo(action, place.screen, place.step);
      return true;
    },
  };
}

export type Steps = ReturnType<typeof useSteps>;
