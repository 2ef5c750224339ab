import { useSignals } from '@preact/signals-react/runtime';
import { Fragment } from 'react';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Printed } from '../../ui/Printed.tsx';
import { createCall } from './commands.ts';
import type { Callee } from './parse-callees.ts';
import { formatPhone, telHref } from './phone.ts';

/** Decorative: the link around it has the label. */
const PhoneIcon = () => (
  <svg className="ca-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d="M7 4l3 .5 1.500 4L9.500 10.500a12 12 0 0 0 4 4l2-2 4 1.500.5 3c0 1.500-1 3-3 3C10 20 4 13 4 7c0-2 1.500-3 3-3z"
      fill="currentColor"
    />
  </svg>
);

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
