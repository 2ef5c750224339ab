import type { ReactNode } from 'react';

/** The foot of a screen: what there is to know on one side, the one thing to do on the other. */
export const ActionBar = ({ children, button }: { children?: ReactNode; button: ReactNode }) => (
  <div className="ca-bar">
    <div className="ca-bar-note">{children}</div>
    {button}
  </div>
);
