import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Faces } from './Faces.tsx';

/** The only recipient: there is nothing to choose. */
export function OnlyRecipient({ name }: { name: string }) {
  useSignals();
  const { t } = useApp();
  return (
    <p className="ca-to">
      <Faces />
      <span className="ca-to-names">{t('email.to', { names: name })}</span>
    </p>
  );
}
