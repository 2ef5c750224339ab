import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createContext, useContext } from 'react';
import type { OfAction } from '../app/of-action.ts';
import { useOfAction } from '../ui/context.ts';
import type { Emailing } from './index.ts';

export const EmailingContext = createContext<Emailing | null>(null);

/** The active action's letters. */
export function useEmailing(): Emailing {
  const emailing = useContext(EmailingContext);
  if (!emailing) throw new Error('No letters around this component');
  return emailing;
}

/** A screen about letters, for a kind that sends some. @param create what the kind makes for an action */
export const withEmailing = (create: OfAction<Emailing>, Screen: ComponentType) =>
  function EmailingScreen() {
    useSignals();
    return (
      <EmailingContext value={useOfAction(create)}>
        <Screen />
      </EmailingContext>
    );
  };
