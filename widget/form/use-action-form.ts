import { useSignals } from '@preact/signals-react/runtime';
import type { FieldValues } from 'react-hook-form';
import { useApp } from '../ui/context.ts';
import type { OptInValues } from './opt-ins/opt-ins.ts';
import { useOptIns } from './opt-ins/use-opt-ins.ts';
import { useCachedForm } from './use-cached-form.ts';
import type { FormFields } from './validate.ts';

/** The active action's form and opt-ins, as `ActionForm` takes them. @param initial the fields' initial values */
export function useActionForm<V extends FieldValues & OptInValues>(
  fields: FormFields<V>,
  initial: Omit<V, keyof OptInValues>,
) {
  useSignals();
  const action = useApp().session.activeAction.value;
  const { offers, first } = useOptIns(action);
  return { offers, form: useCachedForm<V>(action.identifier, fields, { ...initial, ...first } as V) };
}
