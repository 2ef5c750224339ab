import type { CardBrand } from '../../../payments/provider.ts';
import { VISA } from './glyphs.ts';

const MARKS = {
  visa: (
    <>
      <rect className="ca-brand-ground" width="30" height="20" rx="3" />
      <path fill="#1a1f71" transform="translate(4 -1)scale(.917)" d={VISA} />
    </>
  ),
  mastercard: (
    <>
      <rect className="ca-brand-ground" width="30" height="20" rx="3" />
      <circle cx="11.500" cy="10" r="6" fill="#eb001b" />
      <circle cx="18.500" cy="10" r="6" fill="#f79e1b" />
      <path fill="#ff5f00" d="M15 5.127a6 6 0 0 1 0 9.746a6 6 0 0 1 0-9.746z" />
    </>
  ),
  amex: (
    <>
      <rect width="30" height="20" rx="3" fill="#016fd0" />
      <text x="3" y="13.300" textLength="24" fill="#fff" fontFamily="Arial, sans-serif" fontSize="9" fontWeight="800">
        AMEX
      </text>
    </>
  ),
} as const satisfies Record<CardBrand, unknown>;

/** The cards that the provider takes. An ornament: the number itself tells what is taken. */
export const CardMarks = ({ brands }: { brands: readonly CardBrand[] }) => (
  <span className="ca-brands">
    {brands.map((brand) => (
      <svg key={brand} viewBox="0 0 30 20" width="27" height="18" aria-hidden="true" focusable="false">
        {MARKS[brand]}
      </svg>
    ))}
  </span>
);
