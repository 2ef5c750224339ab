import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Action } from '../../core/model/action.ts';
import { useApp } from '../../ui/context.ts';
import { firstOptIns, type OptInOffer, type OptInValues, optInOffers } from './opt-ins/opt-ins.ts';
import { PERSON_STEPS, type Step } from './steps.ts';
import { useCachedForm } from './use-cached-form.ts';
import { sentBack, useSteps } from './use-steps.ts';
import type { FormFields } from './validate.ts';

/** An action's opt-ins and their initial values. @param hasPhone whether its form has a phone number's field */
export function useOptIns({ partner }: Action, hasPhone: boolean) {
  useSignals();
  const { session, t } = useApp();
  const widget = session.widget.value;
  return { offers: optInOffers(t, partner, widget, hasPhone), first: firstOptIns(widget, session.location.value) };
}

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
