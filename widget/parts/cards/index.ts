import type { CardScreens } from '../../core/app/screens/loaded-screens.ts';

const list = () => import('./ChooseMany.tsx').then(({ ChooseMany }) => ({ Screen: ChooseMany }));

/** Screens for choosing among a card's actions, and for a widget outside its hours. */
export const cards: CardScreens = {
  '/choosesOneCard': () => import('./ChooseOne.tsx').then(({ ChooseOne }) => ({ Screen: ChooseOne })),
  '/choosesManyCard': list,
  '/choosesOneContactCard': () =>
    import('./ChooseOneContact.tsx').then(({ ChooseOneContact }) => ({ Screen: ChooseOneContact })),
  '/closed': () => import('../closed/Closed.tsx').then(({ Closed }) => ({ Screen: Closed })),
};
