import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireCard, WireWidget } from '../../api/wire/widget.ts';
import { sampleCard, samplePartner, sampleWidget } from './sample.ts';
import type { GalleryState, StateKind } from './state.ts';

type Of<Copy, T> = T | ((copy: Copy) => T);

/** A state, as what differs from the group's usual one. */
export type Row<Copy> = Omit<GalleryState, 'name' | 'kind' | 'step' | 'widget'> & {
  /** Fields of the action, in place of the usual ones. */
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

type Group<Copy> = {
  kind: StateKind;
  /** The sample texts. */
  copies: Record<Locale, Copy>;
  /** Fields of the action, which is of the group's kind unless they say otherwise. */
  usual: (copy: Copy) => Partial<WireAction>;
  /** What every state has, unless it says otherwise. */
  shared?: Row<Copy>;
  /**
   * The states that make the kind's whole path, from its first screen to its thanks, in the order in which a reader
   * comes to them; the gallery shows them as a strip.
   */
  path?: readonly string[];
};

const given = <Copy, T>(field: Of<Copy, T> | undefined, copy: Copy): T | undefined =>
  typeof field === 'function' ? (field as (copy: Copy) => T)(copy) : field;

function widgetOf<Copy>({ kind, copies, usual }: Group<Copy>, row: Row<Copy>, locale: Locale): WireWidget {
  const copy = copies[locale];
  const action = { id: 1, type: kind, ...usual(copy), ...given(row.action, copy) };
  const details = { ...action.details, ...given(row.details, copy) };
  const partner = row.partner && { partner: samplePartner(locale, row.partner), logoSource: 'partner' };
  const card = sampleCard([{ ...action, details }], { ...partner, ...row.card });
  const next = row.next ? [sampleCard(row.next(locale))] : [];
  return sampleWidget(locale, row.cards?.(locale) ?? [card, ...next], given(row.settings, copy));
}

/**
 * Makes the states of a group from rows, in their order.
 *
 * @param rows by the state's name without its kind
 * @throws Error where no state has a name of the path
 */
export function statesOf<Copy>(group: Group<Copy>, rows: Record<string, Row<Copy>>): GalleryState[] {
  const { kind, shared, path = [] } = group;
  const lost = path.filter((name) => !(name in rows));
  if (lost.length > 0) throw new Error(`No state is called ${lost.map((name) => `${kind}-${name}`).join(', ')}`);
  return Object.entries(rows).map(([name, own]) => {
    const row = { ...shared, ...own };
    const { action, details, card, partner, next, cards, settings, ...state } = row;
    return {
      ...state,
      name: `${kind}-${name}`,
      kind,
      ...(path.includes(name) && { step: path.indexOf(name) + 1 }),
      widget: (locale) => widgetOf(group, row, locale),
    };
  });
}

/** The opt-ins of a partner's form, which then offers the publisher's too. */
export const offering = (...optIns: string[]) => ({ partner: { optIns }, settings: { offersPublisherOptIn: true } });
