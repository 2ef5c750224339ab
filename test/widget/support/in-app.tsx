import type { ReactNode } from 'react';
import type { App } from '../../../widget/core/app/app.ts';
import { createOnce, ofAction } from '../../../widget/core/app/of-action.ts';
import type { Action } from '../../../widget/core/model/action.ts';
import { AppContext } from '../../../widget/ui/context.ts';

/** What every heading needs of the app: the size of its action's titles. */
const forHeadings = (): object => ({
  once: createOnce(),
  parts: new Map(),
  of(this: App, action: Action, make: Parameters<typeof ofAction>[2]) {
    return ofAction(this, action, make);
  },
  screens: { kindOf: () => ({}) },
});

/** Draws a part of the widget with only as much of the app as it needs. */
export const inApp = (app: object, part: ReactNode) => (
  <AppContext value={{ ...forHeadings(), ...app } as App}>{part}</AppContext>
);

/** Gives every action the same object, whatever it asks for. */
export const owning = (own: object) => ({ of: () => own });
