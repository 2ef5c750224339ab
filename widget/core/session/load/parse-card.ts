import type { Check } from '../../api/wire/check.ts';
import * as wire from '../../api/wire/widget.ts';
import type { Action } from '../../model/action.ts';
import { type CardType, CHOICE_MODE, ORDER_TYPE, type OrderType } from '../../model/enums.ts';
import type { KindFacts, KindTable } from '../../model/kind.ts';
import type { Card, CardOrder } from '../../model/widget.ts';
import { type CardContext, parseAction, parsePartner, parseSearch, parseType } from './parse-action.ts';

/** Called with what was dropped from the widget, and why; the rest is shown (contract §6). */
export type OnDropped = (what: string, why: string) => void;

/** How an answer is read. */
export type Reading = { check: Check; onDropped: OnDropped };

/** Reads an enum from its number, its number as text, or its name in any case. */
function fromEnum<K extends string>(
  values: Record<K, number>,
  given: string | number | null | undefined,
): K | undefined {
  const names = Object.keys(values) as K[];
  const text = String(given).toLowerCase();
  return names.find((name) => String(values[name]) === text || name.toLowerCase() === text);
}

export const parseCardType = (given: string | number | null | undefined): CardType =>
  fromEnum(CHOICE_MODE, given) ?? 'seesOne';
export const parseOrderType = (given: string | number | null | undefined): OrderType =>
  fromEnum(ORDER_TYPE, given) ?? 'Nominal';

function parseOrder(order: wire.WireCard['order'], index: number): CardOrder {
  return {
    type: parseOrderType(order?.type),
    value: order?.value ?? index,
    dependentActionId: order?.dependentActionId ?? null,
    dependentActionType: order?.dependentActionType?.toLowerCase() ?? null,
    dependentResultId: order?.dependentResultId ?? null,
  };
}

/** Parses an action once its card's sequence number is known. */
type WithSequence = (sequence: number) => Action;

function parseOne(raw: unknown, card: Omit<CardContext, 'sequence'>, kinds: KindTable) {
  const { check, onDropped } = card.reading;
  const [failure, action] = check(raw, wire.Action);
  if (failure) return onDropped(`action on card ${card.cardId}`, failure.message);
  const type = parseType(action.type);
  if (!type) return onDropped(`action ${action.id}`, `unknown type ${action.type}`);
  const kind: KindFacts | undefined = kinds[type];
  const details = kind?.parse(action.details ?? {}, action.partner?.paymentType ?? card.partner?.paymentType) ?? null;
  if (!kind || details === null) return onDropped(`action ${action.id}`, `cannot be shown as ${type}`);
  return (sequence: number) => parseAction(action, kind, details, { ...card, sequence });
}

export type ParsedCard = Omit<Card, 'sequence' | 'actions'> & { actions: WithSequence[] };

/** @returns `null` for a malformed card */
export function parseCard(raw: unknown, index: number, kinds: KindTable, reading: Reading): ParsedCard | null {
  const [failure, card] = reading.check(raw, wire.Card);
  if (failure) {
    reading.onDropped(`card ${index}`, failure.message);
    return null;
  }
  const order = parseOrder(card.order, index);
  const partner = parsePartner(card.partner, reading);
  const search = parseSearch(card.representativeSearch);
  const type = parseCardType(card.type);
  const context = { cardId: card.id, order, type, countdownTimer: card.countdownTimer, partner, search, reading };
  return {
    id: card.id,
    type,
    heading: card.heading ?? '',
    subHeading: card.subHeading ?? '',
    transitionHeading: card.transitionHeading ?? '',
    order,
    partner,
    representativeSearch: search,
    logoSource: card.logoSource?.toLowerCase() === 'partner' ? 'partner' : 'other',
    sequenceToWidgetCardId: card.sequenceToWidgetCardId ?? null,
    actions: (card.actions ?? []).flatMap((action) => parseOne(action, context, kinds) ?? []),
  };
}
