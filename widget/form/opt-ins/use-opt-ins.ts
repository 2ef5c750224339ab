import { useSignals } from '@preact/signals-react/runtime';
import type { Action } from '../../model/action.ts';
import { useApp } from '../../ui/context.ts';
import { firstOptIns, optInOffers } from './opt-ins.ts';

/** An action's opt-ins and their initial values. @param hasPhone whether its form has a phone number's field */
export function useOptIns({ partner }: Action, hasPhone: boolean) {
  useSignals();
  const { session, t } = useApp();
  const widget = session.widget.value;
  return { offers: optInOffers(t, partner, widget, hasPhone), first: firstOptIns(widget) };
}
