import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../model/donation/ways.ts';
import { APPLE_PAY, PAY, VENMO } from './glyphs.ts';

/** Google's four colors, in a square of 24. */
const GOOGLE = {
  '#4285f4':
    'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z',
  '#34a853':
    'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z',
  '#fbbc05':
    'M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z',
  '#ea4335':
    'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z',
};

type Wallet = Exclude<PaymentMethod, 'CreditCard'>;

/** What a brand's button and its small mark share. The letters take the color of what they stand on. */
const GLYPHS: Record<Wallet, ReactNode> = {
  ApplePay: <path fill="currentColor" d={APPLE_PAY} />,
  GooglePay: (
    <>
      <g transform="translate(-.36 6.875)scale(.36)">
        {Object.entries(GOOGLE).map(([color, path]) => (
          <path key={color} fill={color} d={path} />
        ))}
      </g>
      <path fill="currentColor" d={PAY} />
    </>
  ),
  Venmo: <path fill="currentColor" d={VENMO} />,
};

/** Left, top, width and height of each in the square of 24, and the height at which it stands on a button. */
const BOXES: Record<Wallet, { box: [number, number, number, number]; height: number }> = {
  ApplePay: { box: [3.25, 8.53, 17.46, 7.41], height: 21 },
  GooglePay: { box: [0, 7.2, 24, 9.6], height: 22 },
  Venmo: { box: [0, 9.72, 24, 4.56], height: 16 },
};

/** The brand's mark, as it stands on its button (see the brands' guidelines): letters alone, in its proportions. */
export function WalletGlyph({ way }: { way: Wallet }) {
  const { box, height } = BOXES[way];
  return (
    <svg
      viewBox={box.join(' ')}
      width={(height * box[2]) / box[3]}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {GLYPHS[way]}
    </svg>
  );
}

/** The brand's small mark in a list of ways to pay; a plain card for cards. */
export function WayMark({ way }: { way: PaymentMethod }) {
  return (
    <svg
      className="ca-way-mark"
      data-way={way}
      viewBox="-3 3 30 18"
      width="50"
      height="30"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-2.7" y="3.3" width="29.4" height="17.4" rx="3" />
      {way === 'CreditCard' ? <path d="M-2.700 7.500h29.400v3h-29.400zM1 15h6v1.500H1z" /> : GLYPHS[way]}
    </svg>
  );
}
