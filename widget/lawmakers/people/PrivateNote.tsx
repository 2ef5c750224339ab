import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { isPrivate, type Lawmaker } from '../../model/lawmakers/lawmaker.ts';
import { useApp } from '../../ui/context.ts';
import { ContactElsewhere } from './ContactElsewhere.tsx';

/** Names the lawmakers whom the widget cannot reach (spec §4). */
export function PrivateNote({ lawmakers }: { lawmakers: readonly Lawmaker[] }) {
  useSignals();
  const { t, locale } = useApp();
  const names = lawmakers.filter(isPrivate).map(({ displayName }) => displayName.full);
  if (names.length === 0) return null;
  return (
    <small className="ca-private">
      {t('lawmakers.privateContact', { name: nameList(names, t, locale) })} <ContactElsewhere />
    </small>
  );
}
