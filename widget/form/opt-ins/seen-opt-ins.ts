import type { App } from '../../app/app.ts';
import type { OptInOffer } from './opt-ins.ts';

type Name = OptInOffer['name'];

const make = () => new Map<string, Set<Name>>();

/** The opt-ins of an action that have been in view. Kept for the widget's lifetime: readers may return to a form. */
export function seenOptIns(app: Pick<App, 'once'>, identifier: string) {
  const all = app.once(seenOptIns, make);
  const names = all.get(identifier) ?? new Set<Name>();
  all.set(identifier, names);
  return {
    see: (name: Name) => void names.add(name),
    /** Adds to each offer whether it was seen. */
    mark: (offers: readonly OptInOffer[]) => offers.map((offer) => ({ ...offer, isSeen: names.has(offer.name) })),
  };
}
