import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { useEmailing } from './emailing-context.tsx';

/** Recipients who cannot be emailed, each with another way to reach them (spec §4). */
export function Unreachable() {
  useSignals();
  const { t } = useApp();
  // The lawmaker panel above reports private contact details.
  const recipients = useEmailing().recipients.unreachable.value.filter(({ isPrivate }) => !isPrivate);
  if (recipients.length === 0) return null;
  return (
    <ul className="ca-unreachable ca-wide">
      {recipients.map(({ key, name, contactFormUrl }) => (
        <li key={key}>
          {t('email.notByEmail', { name })}{' '}
          {contactFormUrl && (
            <a className="ca-link" href={contactFormUrl} target="_blank" rel="noopener noreferrer">
              {t('lawmakers.contactForm')}
              <span className="ca-hidden"> ({t('common.newWindow')})</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
