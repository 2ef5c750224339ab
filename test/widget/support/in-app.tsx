import type { ReactNode } from 'react';
import type { App } from '../../../widget/app/app.ts';
import { AppContext } from '../../../widget/ui/context.ts';

/** A part of the widget within as much of the app as it needs. */
export const inApp = (app: object, part: ReactNode) => <AppContext value={app as App}>{part}</AppContext>;

/** Gives every action the same, whatever it is asked for. */
export const owning = (own: object) => ({ of: () => own });
