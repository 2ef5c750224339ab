import { createDonationStore } from '../../../../actions/donation/store.ts';
import type { App } from '../../../../core/app/app.ts';
import { actionRoute, startRoute } from '../../../../core/model/navigation/routes.ts';
import { framed } from '../../Framed.tsx';

/** Where the amounts are. */
const amountsOf = ({ session }: App) => {
  const action = session.activeAction.value;
  return action.skipFrontCard ? actionRoute(action) : startRoute(action);
};

const atAmounts = (app: App) => ({ route: amountsOf(app) });

/** The amounts of a donation without a front. */
export const MainScreen = framed(atAmounts);

function atDetails(app: App) {
  const { selectedAmount, currency } = app.of(app.session.activeAction.value, createDonationStore);
  return { route: amountsOf(app), amount: String(selectedAmount.value), currency: currency.value };
}

/** The frame begins the donation with the chosen amount. */
export const DetailsScreen = framed(atDetails);

export const DonationThanks = framed(atAmounts);
