import { useSignals } from '@preact/signals-react/runtime';
import { ContactElsewhere } from '../../parts/lawmakers/ContactElsewhere.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createCall } from './commands.ts';
import type { Callee } from './parse-callees.ts';

/** Contact details count as private only when there is neither e-mail nor a contact form. */
const noNumberKey = ({ canBeEmailed, contactFormUrl, isLawmaker }: Callee) =>
  isLawmaker && !canBeEmailed && !contactFormUrl ? 'lawmakers.privateContact' : 'call.noNumber';

/** Shown when no number is known: the contact form, or the widget's e-mail action. */
export function NoNumber({ callee }: { callee: Callee }) {
  useSignals();
  const { session, t } = useApp();
  const { commands } = useOfAction(createCall);
  const email = session.widget.value.actions.find(({ type }) => type === 'email');
  const isMailed = email && callee.canBeEmailed;
  return (
    <div className="ca-line">
      <p className="ca-text">{t(noNumberKey(callee), { name: callee.name.replace(/,.*$/, '') })}</p>
      {callee.contactFormUrl || isMailed ? (
        <div className="ca-dialling">
          {callee.contactFormUrl && (
            <a
              className="ca-big ca-dial"
              data-big-button=""
              href={callee.contactFormUrl}
              target="_blank"
              rel="noopener"
            >
              {t('lawmakers.contactForm')}
            </a>
          )}
          {isMailed && (
            <Button className="ca-quiet" onPress={() => void commands.choose(email)}>
              {t('kinds.email')}
            </Button>
          )}
        </div>
      ) : (
        <p className="ca-hours">
          <ContactElsewhere />
        </p>
      )}
    </div>
  );
}
