export const PRODUCT_NAME = 'Civic Action';

/** A tick in a speech bubble. */
export const ProductLogo = ({ size = 22 }) => (
  <svg className="ca-logo" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path d="M12 2a9.500 9.500 0 0 1 0 19H3.500l1.700-3.200A9.500 9.500 0 0 1 12 2z" fill="var(--ca-accent-text)" />
    <path
      d="M8 12.200l2.700 2.700L16 9.500"
      fill="none"
      stroke="var(--ca-background)"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
