import type { Locale } from '../../i18n/index.ts';
import type { WireAction, WireCard, WireWidget } from '../core/api/wire/widget.ts';
import { sampleCard, samplePartner, sampleWidget } from './sample.ts';
import type { GalleryState, StateKind } from './state.ts';
import { type TextsOf, textsOf } from './texts.ts';

type Of<Copy, T> = T | ((copy: Copy) => T);

/** A state, as what differs from the group's usual one. */
export type Row<Copy> = Omit<GalleryState, 'name' | 'kind' | 'step' | 'widget'> & {
  /** Fields of the action, in place of those of the kind's texts. */
  action?: Of<Copy, Partial<WireAction>>;
  /** Fields of the action's details. */
  details?: Of<Copy, Record<string, unknown>>;
  /** Fields of the card. */
  card?: Partial<WireCard>;
  /** The card is the sample partner's, with these fields. */
  partner?: Parameters<typeof samplePartner>[1];
  /** The actions of the card that comes after it. */
  next?: (locale: Locale) => WireAction[];
  /** Cards in place of all these. */
  cards?: (locale: Locale) => WireCard[];
  /** Fields of the API's answer. */
  settings?: Of<Copy, Partial<WireWidget>>;
};

type Group<Kind extends StateKind> = {
  kind: Kind;
  /** What every state has, unless it says otherwise; of its action and details, beside the fields that it names. */
  usual?: Row<TextsOf<Kind>>;
  /**
   * The states that make the kind's whole path, from its first screen to its thanks, in the order in which a reader
   * comes to them; the gallery shows them as a strip.
   */
  path?: readonly string[];
};

const given = <Copy, T>(field: Of<Copy, T> | undefined, copy: Copy): T | undefined =>
  typeof field === 'function' ? (field as (copy: Copy) => T)(copy) : field;

function widgetOf<Kind extends StateKind>(
  { kind, usual = {} }: Group<Kind>,
  own: Row<TextsOf<Kind>>,
  locale: Locale,
): WireWidget {
  const copy = textsOf(kind, locale);
  const { partner: partnerWith, card, next, cards, settings } = { ...usual, ...own };
  const { action: named } = copy as { action?: Partial<WireAction> };
  const action = { id: 1, type: kind, ...named, ...given(usual.action, copy), ...given(own.action, copy) };
  const details = { ...action.details, ...given(usual.details, copy), ...given(own.details, copy) };
  const partner = partnerWith && { partner: samplePartner(locale, partnerWith), logoSource: 'partner' };
  const first = sampleCard([{ ...action, details }], { ...partner, ...card });
  const others = next ? [sampleCard(next(locale))] : [];
  return sampleWidget(locale, cards?.(locale) ?? [first, ...others], given(settings, copy));
}

/**
 * Makes the states of a group from rows, in their order.
 *
 * @param rows by the state's name without its kind
 * @throws Error where no state has a name of the path
 */
export function statesOf<Kind extends StateKind>(
  group: Group<Kind>,
  rows: Record<string, Row<TextsOf<Kind>>>,
): GalleryState[] {
  const { kind, usual, path = [] } = group;
  const lost = path.filter((name) => !(name in rows));
  if (lost.length > 0) throw new Error(`No state is called ${lost.map((name) => `${kind}-${name}`).join(', ')}`);
  return Object.entries(rows).map(([name, own]) => {
    const { action, details, card, partner, next, cards, settings, ...state } = { ...usual, ...own };
    return {
      ...state,
      name: `${kind}-${name}`,
      kind,
      ...(path.includes(name) && { step: path.indexOf(name) + 1 }),
      widget: (locale) => widgetOf(group, own, locale),
    };
  });
}

/** The opt-ins of a partner's form, which then offers the publisher's too. */
export const offering = (...optIns: string[]) => ({ partner: { optIns }, settings: { offersPublisherOptIn: true } });
