import { useSignals } from '@preact/signals-react/runtime';
import { Fragment } from 'react';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Printed } from '../../../ui/Printed.tsx';
import { createCall } from '../create.ts';
import type { Callee } from '../people/parse-callees.ts';
import { PhoneIcon } from './PhoneIcon.tsx';
import { formatPhone, telHref } from './phone.ts';

/** Index of the line that is tried with a callee. */
function useLine(callee: Callee) {
  useSignals();
  return useOfAction(createCall).store.attemptOf(callee).line;
}

/** The number to call: a link that dials. A sandboxed frame cannot open a dialler and shows the number as text. */
export function Dial({ callee }: { callee: Callee }) {
  useSignals();
  const { session, t } = useApp();
  const { commands } = useOfAction(createCall);
  const index = useLine(callee);
  const line = callee.lines[index];
  if (!line) return null;
  const phone = formatPhone(line.phone, callee.countryCode);
  if (isOpaque()) return <b className="ca-number">{phone}</b>;
  return (
    <a
      className="ca-big ca-dial"
      data-big-button=""
      href={telHref(line.phone, callee.countryCode)}
      aria-disabled={session.isMoving.value || undefined}
      onClick={(event) => (session.isMoving.value ? event.preventDefault() : commands.call(callee, index))}
    >
      <span className="ca-dial-words">
        <span className="ca-dial-verb">
          <PhoneIcon />
          <Printed>{t('call.call')}</Printed>
        </span>{' '}
        <b>
          {phone.split(' ').map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number's parts have no other names
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{part}</span>
            </Fragment>
          ))}
        </b>
      </span>
    </a>
  );
}

/** Office hours: the line's own, else the usual ones for lawmakers. */
export function Hours({ callee }: { callee: Callee }) {
  const { t } = useApp();
  const line = callee.lines[useLine(callee)];
  const hours = line?.hours || (line && callee.isLawmaker && t('call.officeHours'));
  return hours ? <p className="ca-hours">{hours}</p> : null;
}

/** The callee's other phone numbers. */
export function OtherLines({ callee }: { callee: Callee }) {
  const { t } = useApp();
  const { commands } = useOfAction(createCall);
  const tried = useLine(callee);
  if (callee.lines.length < 2) return null;
  return (
    <section className="ca-offices">
      <h3>{t('call.otherOffices')}</h3>
      <ul className="ca-lines">
        {callee.lines.map((line, index) => (
          <li key={line.phone} hidden={index === tried}>
            <span>{line.name}</span>
            {isOpaque() ? (
              formatPhone(line.phone, callee.countryCode)
            ) : (
              <a
                className="ca-link"
                href={telHref(line.phone, callee.countryCode)}
                onClick={() => commands.call(callee, index)}
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
