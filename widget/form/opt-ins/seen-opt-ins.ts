import type { App } from '../../app/app.ts';
import type { OptInOffer, OptInValues } from './opt-ins.ts';

type Name = keyof OptInValues;

const make = () => new Map<string, Set<Name>>();

/** Which opt-ins of an action have been in view: kept for the widget, since a reader may come back to a form. */
export function seenOptIns(app: Pick<App, 'once'>, identifier: string) {
  const all = app.once(seenOptIns, make);
  const names = all.get(identifier) ?? new Set<Name>();
  all.set(identifier, names);
  return {
    see: (name: Name) => void names.add(name),
    /** The offers as they are to be recorded. */
    mark: (offers: readonly OptInOffer[]) => offers.map((offer) => ({ ...offer, isSeen: names.has(offer.name) })),
  };
}
