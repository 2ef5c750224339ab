import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../../ui/context.ts';
import { addressesOf } from '../../addresses/index.ts';
import { type AskedFields, askedRules } from './asked-fields.ts';

/** Rules of the configurable fields. Even an optional address is invalid while partly entered. */
export function useAskedRules(asked: AskedFields) {
  useSignals();
  const app = useApp();
  const rules = askedRules(asked);
  if (!rules.homeAddress) return rules;
  const { isUnresolved, isByHand } = addressesOf(app).store;
  if (!isUnresolved.value) return rules;
  const unresolved = isByHand.value ? 'addressInvalid' : 'addressSelection';
  return { ...rules, homeAddress: { ...rules.homeAddress, unresolved } } as const;
}
