import { useSignals } from '@preact/signals-react/runtime';
import type { FocusEvent } from 'react';
import { list, NAMES_SHOWN } from '../../../i18n/index.ts';
import { imageUrl } from '../../core/model/look/image-url.ts';
import { useApp } from '../../ui/context.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { lawmakersOf } from '../lawmakers/index.ts';
import { LawmakerPanel } from '../lawmakers/LawmakerPanel.tsx';
import { useEmailing } from './emailing-context.tsx';
import { toTogether } from './salutation.ts';

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

/** Decorative pictures of the recipients whose names are shown beside them. */
function Faces() {
  useSignals();
  const { imagesBase } = useApp().config;
  const chosen = useEmailing().recipients.chosen.value.slice(0, NAMES_SHOWN);
  const pictures = [...new Set(chosen.map(({ picture }) => imageUrl(picture, imagesBase)).filter(Boolean))];
  if (pictures.length === 0) return null;
  return (
    <span className="ca-to-faces">
      {pictures.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          width={24}
          height={24}
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ))}
    </span>
  );
}

/** Several recipients on one line, to leave room for the letter. They can be chosen from by expanding it. */
export function RecipientPicker() {
  useSignals();
  const { t, locale } = useApp();
  const { store, recipients, commands } = useEmailing();
  const chosen = recipients.chosen.value;
  const names = chosen.map(({ name }) => name);
  const to = toTogether(chosen, t) ?? t('email.to', { names: list(names, locale) });
  return (
    // The open list lies over the letter: it may not hide a field that has the focus (WCAG 2.4.11).
    <details
      className="ca-to"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary>
        <span>
          <Faces />
          <span className="ca-to-names">{chosen.length > 0 ? to : t('email.noRecipient')}</span>
        </span>
        <span className="ca-link">{t('common.change')}</span>
      </summary>
      <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
    </details>
  );
}

/** The only recipient: there is nothing to choose. */
function OnlyRecipient({ name }: { name: string }) {
  useSignals();
  const { t } = useApp();
  return (
    <p className="ca-to">
      <Faces />
      <span className="ca-to-names">{t('email.to', { names: name })}</span>
    </p>
  );
}

type RecipientChecksProps = { leftOut: ReadonlySet<string>; onPick: (key: string, isPicked: boolean) => void };

/** A checkbox for each open recipient. */
export function RecipientChecks({ leftOut, onPick }: RecipientChecksProps) {
  useSignals();
  const { t } = useApp();
  const { store, recipients } = useEmailing();
  return (
    <fieldset className="ca-picks" aria-label={t('email.chooseRecipients')}>
      {recipients.open.value.map(({ key, name }) => (
        <CheckField
          key={key}
          label={name}
          checked={!leftOut.has(key)}
          disabled={store.isSubmitting.value}
          onChange={(event) => onPick(key, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** The lawmakers whom the letter goes to, on one line. */
function FoundLine() {
  useSignals();
  const app = useApp();
  const { t, locale, session } = app;
  const { store, recipients, commands } = useEmailing();
  const { isShown, toggle } = lawmakersOf(app);
  const chosen = recipients.chosen.value;
  const picked = recipients.found.value.filter(({ id }) => chosen.some(({ key }) => key === String(id)));
  // Two names share a line.
  const names = picked.map(({ displayName: { short, full } }) => (picked.length > 1 ? short : full));
  const to = toTogether(chosen, t) ?? t('email.to', { names: list(names, locale) });
  const checks = recipients.open.value.length > 1 && (
    <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
  );
  /** The open list lies over the letter: it may not hide a field that has the focus (WCAG 2.4.11). */
  const closeOver = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isShown.peek() && relatedTarget && !currentTarget.contains(relatedTarget)) toggle();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus has left its controls
    <div onBlur={closeOver}>
      <LawmakerPanel
        action={session.activeAction.value}
        picked={picked}
        list={checks || undefined}
        line={picked.length > 0 ? to : t('email.noRecipient')}
        hasPrivateNote={false}
        isFindElsewhere
      />
    </div>
  );
}

/**
 * The letter's recipients, with the look-up where one is needed.
 *
 * @param props.isLine whether found lawmakers are one line; otherwise they are a row that names who can't be reached
 */
export function LetterRecipients({ isLine }: { isLine?: boolean }) {
  useSignals();
  const { store, recipients, commands } = useEmailing();
  const action = useApp().session.activeAction.value;
  const [only, ...others] = recipients.open.value;
  const isOne = others.length === 0;
  if (recipients.isSearched) {
    if (isLine) return <FoundLine />;
    const checks = !isOne && <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />;
    return <LawmakerPanel action={action} list={checks || undefined} isFindElsewhere />;
  }
  if (isOne) return only ? <OnlyRecipient name={only.name} /> : null;
  return <RecipientPicker />;
}
