import { useSignals } from '@preact/signals-react/runtime';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { createCall } from '../create.ts';
import type { Callee, Line } from '../people/parse-callees.ts';
import { NumberField } from './NumberField.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';
import { formatPhone, telHref } from './phone.ts';
import { ShareLink } from './ShareLink.tsx';

type LineProps = { callee: Callee; line: Line };

function CopyButton({ callee, line }: LineProps) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const phone = formatPhone(line.phone, callee.countryCode);
  const isCopied = store.copied.value === phone;
  return (
    <button
      type="button"
      className="ca-link ca-copy"
      data-copied={isCopied || undefined}
      onClick={() => commands.copy(callee, phone)}
    >
      {isCopied && <Icon name="check" />}
      {/* Both texts hold the place, so that the button keeps its width. */}
      <span className="ca-swap">
        <span hidden={isCopied}>{t('call.copyNumber')}</span>
        <span hidden={!isCopied}>{t('call.numberCopied')}</span>
      </span>
    </button>
  );
}

/** A frame that may open no other program shows the number, to be copied. */
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
      {t('call.call')} <b>{phone}</b>
    </a>
  );
}

/** The number to call: pressed where this device calls, copied or read where another one does. */
export function Dial({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store } = useOfAction(createCall);
  const [line] = callee.lines;
  if (!line) return null;
  return (
    <div className="ca-line">
      <div className="ca-dialling">
        <DialLink callee={callee} line={line} />
        <CopyButton callee={callee} line={line} />
      </div>
      <span role="status" className="ca-hidden">
        {store.copied.value && t('call.numberCopied')}
      </span>
      {store.byHand.value && <NumberField phone={store.byHand.value} />}
      {isOpaque() && <ShareLink />}
    </div>
  );
}

/** When somebody answers: as the office says, else as offices do. */
export function Hours({ callee }: { callee: Callee }) {
  const { t } = useApp();
  const [line] = callee.lines;
  const hours = line?.hours || (line && callee.isLawmaker && t('call.officeHours'));
  return hours ? <p className="ca-hours">{hours}</p> : null;
}

/** Where else the same people answer. */
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
            <a className="ca-link" href={telHref(line.phone, callee.countryCode)} onClick={() => commands.call(callee)}>
              {formatPhone(line.phone, callee.countryCode)}
            </a>
            {line.hours && <small>{line.hours}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
