import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApp } from '../ui/context.ts';
import type { OptInOffer, OptInValues } from './opt-ins/opt-ins.ts';
import { useOptIns } from './opt-ins/use-opt-ins.ts';
import { sentBack } from './steps/sent-back.ts';
import { PERSON_STEPS, type Step } from './steps/steps.ts';
import { useCachedForm } from './use-cached-form.ts';
import { useSteps } from './use-steps.ts';
import type { FormFields } from './validate.ts';

/**
 * The active action's form, opt-ins and steps, as `ActionForm` takes them. The form has the fields of the present step
 * and the values of all steps.
 *
 * @param fields rules of all fields
 * @param initial the fields' initial values
 * @param plan the steps that the form may have
 * @param own boxes of the kind's own, which stand below the opt-ins
 */
export function useActionForm<V extends FieldValues & OptInValues>(
  fields: FormFields<V>,
  initial: Omit<V, keyof OptInValues>,
  plan: readonly Step[] = PERSON_STEPS,
  own: readonly OptInOffer[] = [],
) {
  useSignals();
  const app = useApp();
  const action = app.session.activeAction.value;
  const optIns = useOptIns(action, 'phone' in fields);
  const offers = [...optIns.offers, ...own];
  const steps = useSteps(fields, plan, offers.length);
  const form = useCachedForm<V>(action.identifier, steps.fields, { ...initial, ...optIns.first } as V);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (sentBack(app, action.identifier).take()) void form.handleSubmit(() => {})();
    // A visit may begin on a later step (contract §4).
    else steps.backToWrong(form.getValues());
  }, []);
  return { offers, form, steps };
}
