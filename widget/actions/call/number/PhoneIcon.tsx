/** Decorative: the link around it has the label. */
export const PhoneIcon = () => (
  <svg className="ca-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d="M7 4l3 .5 1.500 4L9.500 10.500a12 12 0 0 0 4 4l2-2 4 1.500.5 3c0 1.500-1 3-3 3C10 20 4 13 4 7c0-2 1.500-3 3-3z"
      fill="currentColor"
    />
  </svg>
);
