import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createContext, useContext } from 'react';
import type { OfAction } from '../../core/app/of-action.ts';
import { useOfAction } from '../../ui/context.ts';
import type { Emailing } from './index.ts';

export const EmailingContext = createContext<Emailing | null>(null);

/** The `Emailing` of the active action. @throws outside of `withEmailing` */
export function useEmailing(): Emailing {
  const emailing = useContext(EmailingContext);
  if (!emailing) throw new Error('useEmailing needs withEmailing around the screen');
  return emailing;
}

/** Provides `useEmailing` to a screen. @param create makes the kind's `Emailing` for an action */
export const withEmailing = (create: OfAction<Emailing>, Screen: ComponentType) =>
  function EmailingScreen() {
    useSignals();
    return (
      <EmailingContext value={useOfAction(create)}>
        <Screen />
      </EmailingContext>
    );
  };
