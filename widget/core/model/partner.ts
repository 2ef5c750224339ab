import type { GivenTheme } from './look/theme.ts';
import type { Id } from './value.ts';

/** Payment providers by the spelling of contract §6. */
export type PaymentType = 'cardAndWallet' | 'charityToken' | 'charityPage';

export type Partner = {
  id: Id;
  name: string;
  logoUrl: string;
  logoId: Id | null;
  description: string;
  showNameWithLogo: boolean;
  twitterMention: string;
  /** Web address of its privacy notice; '' for none. */
  privacyUrl: string;
  paymentType: PaymentType | null;
  /** Set on donation actions only, from `paymentType` (spec §3). */
  paymentMethod: PaymentType | null;
  customTheme: GivenTheme;
  /** Opt-ins that a form offers for the partner: `email`, `sms`, `call`; empty for none. */
  optIns: readonly string[];
};
