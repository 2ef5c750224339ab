import { useSignals } from '@preact/signals-react/runtime';
import type { Action } from '../../model/action.ts';
import { useApp } from '../../ui/context.ts';
import { firstOptIns, optInOffers } from './opt-ins.ts';

/** An action's opt-ins and their initial values. */
export function useOptIns({ partner }: Action) {
  useSignals();
  const { session, t } = useApp();
  const widget = session.widget.value;
  return { offers: optInOffers(t, partner, widget), first: firstOptIns(widget) };
}
