/** The screens behind a donation's amounts, in one chunk. */
export { DonationThanks } from './DonationThanks.tsx';
export { DetailsScreen } from './details/DetailsScreen.tsx';
export { MainScreen } from './way/MainScreen.tsx';
