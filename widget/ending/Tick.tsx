/** A tick that draws itself. Decorative: the heading says that it is done. */
export const Tick = () => (
  <svg className="ca-tick" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" focusable="false">
    <circle cx="22" cy="22" r="20" />
    <path d="M13.500 22.500l6 6l11-12" pathLength="1" />
  </svg>
);
