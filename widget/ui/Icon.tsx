const PATHS = {
  back: 'M15 5l-7 7 7 7',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.800 7.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12.200 16.800',
  pause: 'M9 6v12M15 6v12',
  next: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  error: 'M12 7v6m0 3.500v.1M12 3a9 9 0 1 0 .1 0',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the control around it has the accessible name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ca-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
