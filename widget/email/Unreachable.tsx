import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { useEmailing } from './use-emailing.ts';

/** Those who cannot be emailed, each with the way that there is instead (spec §4). */
export function Unreachable() {
  useSignals();
  const { t } = useApp();
  const recipients = useEmailing().recipients.unreachable.value;
  if (recipients.length === 0) return null;
  return (
    <ul className="ca-unreachable ca-wide">
      {recipients.map(({ key, name, contactFormUrl, isPrivate }) => (
        <li key={key}>
          {isPrivate ? t('lawmakers.privateContact', { name }) : t('email.notByEmail', { name })}{' '}
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
