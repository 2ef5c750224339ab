import type { Action, RepresentativeSearch } from './action.ts';
import type { CardType, OrderType } from './enums.ts';
import type { Id } from './id.ts';
import type { Partner } from './partner.ts';

export type CardOrder = {
  type: OrderType;
  value: number;
  dependentActionId: Id | null;
  dependentActionType: string | null;
  dependentResultId: Id | null;
};

export type Card = {
  id: Id;
  type: CardType;
  heading: string;
  subHeading: string;
  transitionHeading: string;
  actions: Action[];
  order: CardOrder;
  /** Number in the order of cards, from 1; cards that share an order value share it. */
  sequence: number;
  partner: Partner | null;
  representativeSearch: RepresentativeSearch | null;
  logoSource: 'partner' | 'other';
  sequenceToWidgetCardId: Id | null;
};
