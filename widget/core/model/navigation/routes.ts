import type { Action } from '../action.ts';
import type { CardType } from '../enums.ts';

/** The action's own route: `/poll`, `/checkRegistration` … */
export const actionRoute = ({ path }: Pick<Action, 'path'>) => `/${path}`;

/** The screen that a move to this action opens on (spec §2). */
export const startRoute = (action: Action) =>
  action.skipFrontCard ? actionRoute(action) : `${actionRoute(action)}/start`;

/** What stands in place of all actions outside the widget's hours (contract §6). */
export const CLOSED_ROUTE = '/closed';

const CARD_ROUTE = {
  choosesOne: '/choosesOneCard',
  choosesMany: '/choosesManyCard',
  choosesOneDonation: '/choosesManyCard',
  choosesOneContact: '/choosesOneContactCard',
  closed: CLOSED_ROUTE,
} as const satisfies Record<Exclude<CardType, 'seesOne'> | 'closed', string>;

export type CardRoute = (typeof CARD_ROUTE)[keyof typeof CARD_ROUTE];

const CARD_ROUTES: readonly string[] = Object.values(CARD_ROUTE);

/** Whether this route shows no single action: a list of a card's, or that the widget is closed. */
export const isCardRoute = (route: string): route is CardRoute => CARD_ROUTES.includes(route);

/** The route that `/` leads to, from the active action and its card's type (spec §2). */
export const defaultRoute = (action: Action, cardType: CardType) =>
  cardType === 'seesOne' ? startRoute(action) : CARD_ROUTE[cardType];
