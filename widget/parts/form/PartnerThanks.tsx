import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Thanks } from '../ending/Thanks.tsx';

/** The thanks of a form that may go to a partner, whom they then name. */
export function PartnerThanks() {
  useSignals();
  const { session, t } = useApp();
  const { type, partner } = session.activeAction.value;
  const key = `${type as 'signup' | 'opinion'}.thankYouTextTo` as const;
  return <Thanks {...(partner && { text: t(key, { name: partner.name }) })} />;
}
