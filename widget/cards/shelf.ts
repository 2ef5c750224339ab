import type { ComponentType } from 'react';
import type { CardRoute } from '../model/default-route.ts';

export type CardShelf = ReturnType<typeof createCardShelf>;

type Load = () => Promise<ComponentType>;

const list: Load = () => import('./ChooseMany.tsx').then(({ ChooseMany }) => ChooseMany);

const SCREENS: Record<CardRoute, Load> = {
  '/choosesOneCard': () => import('./ChooseOne.tsx').then(({ ChooseOne }) => ChooseOne),
  '/choosesManyCard': list,
  '/choosesOneContactCard': () => import('./ChooseOneContact.tsx').then(({ ChooseOneContact }) => ChooseOneContact),
};

/** The screens on which a visitor chooses among a card's actions; most widgets have none, so each is its own chunk. */
export function createCardShelf() {
  const loaded: Partial<Record<CardRoute, ComponentType>> = {};
  return {
    /** @throws whatever the import threw; a later call tries again */
    async load(route: CardRoute) {
      loaded[route] ??= await SCREENS[route]();
    },
    screen: (route: CardRoute) => loaded[route],
  };
}
