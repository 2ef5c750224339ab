import { useSignals } from '@preact/signals-react/runtime';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { OwnPageLink } from '../../../share/OwnPageLink.tsx';
import { ByHandField } from '../../../share/parts/ByHandField.tsx';
import { CopyButton } from '../../../share/parts/CopyButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Printed } from '../../../ui/Printed.tsx';
import { createCall } from '../create.ts';
import type { Callee, Line } from '../people/parse-callees.ts';
import { PhoneIcon } from './PhoneIcon.tsx';
import { formatPhone, telHref } from './phone.ts';

type LineProps = { callee: Callee; line: Line };

function CopyNumber({ callee, line }: LineProps) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const phone = formatPhone(line.phone, callee.countryCode);
  return (
    <CopyButton
      className="ca-link"
      isCopied={store.copier.copied.value === phone}
      words={[t('call.copyNumber'), t('call.numberCopied')]}
      onCopy={() => void commands.copy(callee, phone)}
    />
  );
}

/** Link that dials. A sandboxed frame cannot open a dialler and shows the number as text. */
function DialLink({ callee, line }: LineProps) {
  useSignals();
  const { session, t } = useApp();
  const { commands } = useOfAction(createCall);
  const phone = formatPhone(line.phone, callee.countryCode);
  if (isOpaque()) return <b className="ca-number">{phone}</b>;
  return (
    <a
      className="ca-big ca-dial"
      data-big-button=""
      href={telHref(line.phone, callee.countryCode)}
      aria-disabled={session.isMoving.value || undefined}
      onClick={() => commands.call(callee)}
    >
      <PhoneIcon />
      <Printed>{t('call.call')}</Printed> <b>{phone}</b>
    </a>
  );
}

/** The number to call: a link for this device, and a copy button for dialling on another one. */
export function Dial({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store } = useOfAction(createCall);
  const [line] = callee.lines;
  if (!line) return null;
  const refused = store.copier.refused.value;
  return (
    <div className="ca-line">
      <div className="ca-dialling">
        <DialLink callee={callee} line={line} />
        <CopyNumber callee={callee} line={line} />
      </div>
      <span role="status" className="ca-hidden">
        {store.copier.copied.value && t('call.numberCopied')}
      </span>
      {refused && <ByHandField label={t('call.copyByHand')} value={refused} />}
      {isOpaque() && (
        <div>
          <OwnPageLink />
        </div>
      )}
    </div>
  );
}

/** Office hours: the callee's own, else the usual ones for lawmakers. */
export function Hours({ callee }: { callee: Callee }) {
  const { t } = useApp();
  const [line] = callee.lines;
  const hours = line?.hours || (line && callee.isLawmaker && t('call.officeHours'));
  return hours ? <p className="ca-hours">{hours}</p> : null;
}

/** The callee's other phone numbers. */
export function OtherLines({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { commands } = useOfAction(createCall);
  const others = callee.lines.slice(1);
  if (others.length === 0) return null;
  return (
    <section className="ca-script">
      <h3>{t('call.otherOffices')}</h3>
      <ul className="ca-lines">
        {others.map((line) => (
          <li key={line.phone}>
            <span>{line.name}</span>
            {isOpaque() ? (
              formatPhone(line.phone, callee.countryCode)
            ) : (
              <a
                className="ca-link"
                href={telHref(line.phone, callee.countryCode)}
                onClick={() => commands.call(callee)}
              >
                {formatPhone(line.phone, callee.countryCode)}
              </a>
            )}
            {line.hours && <small>{line.hours}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
