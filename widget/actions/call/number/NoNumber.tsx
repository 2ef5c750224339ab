import { useSignals } from '@preact/signals-react/runtime';
import { ContactElsewhere } from '../../../lawmakers/people/ContactElsewhere.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createCall } from '../create.ts';
import type { Callee } from '../people/parse-callees.ts';

/** Who can be reached by a mail or a form has no private contact details, whether the widget leads there or not. */
const noNumberKey = ({ canBeEmailed, contactFormUrl, isLawmaker }: Callee) =>
  isLawmaker && !canBeEmailed && !contactFormUrl ? 'lawmakers.privateContact' : 'call.noNumber';

/** Nobody knows the number: the form, or a mail where the widget has one. */
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
            <button
              type="button"
              className="ca-quiet"
              disabled={session.isMoving.value}
              onClick={() => commands.choose(email)}
            >
              {t('kinds.email')}
            </button>
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
