import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Sheet } from '#platform/Sheet.tsx';
import { nameList } from '../../../i18n/index.ts';
import type { Action } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import type { Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import { isInTrouble, isPlaced, type Lookup, type LookupError } from '../../core/model/lawmakers/lookup.ts';
import { useApp } from '../../ui/context.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { type Lawmakers, lawmakersOf } from './index.ts';
import { LawmakerList, LawmakerPicture, PrivateNote, UncertainNote } from './LawmakerList.tsx';
import { LookupNote } from './LookupNote.tsx';
import css from './lawmakers.css' with { type: 'text' };
import { loadModals, preloadModals } from './load-modals.ts';

const FACES_SHOWN = 3;

/** Sizes of a portrait in a row and in a line, CSS px. */
const ROW_FACE_PX = 40;
const LINE_FACE_PX = 24;

const BY = { ip: 'lawmakers.byIp', postcode: 'lawmakers.byPostcode', address: 'lawmakers.byAddress' } as const;

const LOOKING: Lookup = { stage: 'loading', lawmakers: [], uncertain: [], error: null, accuracy: null };

export type LawmakerPanelProps = {
  action: Action;
  /** The lawmakers that this screen is about; default: all found. */
  picked?: readonly Lawmaker[];
  /** What the names open; default: the lawmakers with their offices. */
  list?: ReactNode;
  /** The screen's main button finds lawmakers, so this panel offers it only where some are known. */
  isFindElsewhere?: boolean;
  /** Names the lawmakers who can't be reached; false where the screen does so elsewhere. */
  hasPrivateNote?: boolean;
  /** Found lawmakers are one line that says this, and what it opens lies over the screen. */
  line?: string | undefined;
};

/**
 * The reader's lawmakers: loading, found, or why none were found. Contains the modals for entering an address and
 * confirming lawmakers.
 */
export function LawmakerPanel(props: LawmakerPanelProps) {
  const { action, picked, list, isFindElsewhere = false, hasPrivateNote = true, line } = props;
  useSignals();
  const app = useApp();
  const lawmakers = lawmakersOf(app);
  const known = lawmakers.lookup(action).value;
  const lookup = lawmakers.hasWords.value ? known : LOOKING;
  useEffect(() => {
    void lawmakers.prefetch(action);
    preloadModals();
  }, [lawmakers, action]);
  return (
    <section
      className="ca-lawmakers"
      data-found={lookup.stage === 'found' ? (line ? 'line' : 'row') : undefined}
      data-plain={(isFindElsewhere && lookup.stage === 'idle') || undefined}
      aria-label={app.t('lawmakers.yours', { n: lookup.lawmakers.length || 2 })}
    >
      <Sheet css={css} />
      <div aria-live="polite">
        <LookupState {...{ lookup, lawmakers, hasPrivateNote, line }} shown={picked ?? lookup.lawmakers} />
      </div>
      <NextSteps lookup={lookup} action={action} lawmakers={lawmakers} isFindElsewhere={isFindElsewhere} />
      <Rest lookup={lookup} action={action} lawmakers={lawmakers} />
      {lookup.stage === 'found' && lawmakers.isShown.value && (
        <div className="ca-found-list">{list ?? <LawmakerList lawmakers={picked ?? lookup.lawmakers} />}</div>
      )}
      <AtRoot>
        <Lazy when={lawmakers.modal.value !== null} load={loadModals} onFailed={() => lawmakers.closeModal()} />
      </AtRoot>
    </section>
  );
}

type RestProps = { lookup: Lookup; action: Action; lawmakers: Lawmakers };

/** Asks for what the chambers that are not known yet need: beside it stands the way to change the address. */
function Rest({ lookup: { uncertain }, action, lawmakers }: RestProps) {
  useSignals();
  const { t } = useApp();
  const address = lawmakers.address.value;
  if (uncertain.length === 0) return null;
  return (
    <div className="ca-rest">
      <UncertainNote uncertain={uncertain} address={address} />
      {isInTrouble(uncertain) && address && (
        <button type="button" className="ca-quiet" onClick={() => void lawmakers.find(action, address)}>
          {t('lawmakers.retry')}
        </button>
      )}
    </div>
  );
}

/** Renders outside the surrounding form: a modal contains a form, and forms cannot be nested. */
function AtRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<Element | null>(null);
  const find = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.closest('[data-civic-action-root]') ?? element.parentElement);
  }, []);
  return (
    <div hidden ref={find}>
      {root && createPortal(children, root)}
    </div>
  );
}

type LookupStateProps = {
  lookup: Lookup;
  shown: readonly Lawmaker[];
  lawmakers: Lawmakers;
  hasPrivateNote: boolean;
  line: string | undefined;
};

/** The state of the look-up, announced when it changes. */
function LookupState({ lookup, shown, lawmakers, hasPrivateNote, line }: LookupStateProps) {
  useSignals();
  const { t, locale } = useApp();
  const { stage, error, accuracy } = lookup;
  if (stage === 'loading')
    return (
      <p className="ca-looking">
        <i />
        {t('lawmakers.finding')}
      </p>
    );
  if (error) return <LookupNote error={error} address={lawmakers.address.value} />;
  if (stage === 'idle') return <p className="ca-text">{t('lawmakers.findText')}</p>;
  // Several names share a line. The details below it show full names.
  const names = shown.map(({ displayName: { short, full } }) => (shown.length > 1 ? short : full));
  const isShown = lawmakers.isShown.value;
  return (
    <>
      <button type="button" className="ca-found" aria-expanded={isShown} onClick={lawmakers.toggle}>
        <span className="ca-faces">
          {shown.slice(0, FACES_SHOWN).map((each) => (
            <LawmakerPicture key={each.id} lawmaker={each} size={line ? LINE_FACE_PX : ROW_FACE_PX} />
          ))}
        </span>
        <span className="ca-row-text">
          <b>{line ?? nameList(names, t, locale)}</b>
          {accuracy && !line && <small>{t(BY[accuracy])}</small>}
          <span className="ca-hidden">{t(isShown ? 'lawmakers.hide' : 'lawmakers.show')}</span>
        </span>
      </button>
      {!isShown && hasPrivateNote && <PrivateNote lawmakers={shown} />}
    </>
  );
}

/** Whether another address is unlikely to help; the reader can share the page instead. */
const isDeadEnd = (error: LookupError | null, address: Address | null) =>
  error === 'NoRepsFound' || (error === 'NotFullAddress' && address !== null && isPlaced(address));

type NextStepsProps = { lookup: Lookup; action: Action; lawmakers: Lawmakers; isFindElsewhere: boolean };

/** What the reader can do next. */
function NextSteps({ lookup: { stage, error }, action, lawmakers, isFindElsewhere }: NextStepsProps) {
  useSignals();
  const { session, t } = useApp();
  if (stage === 'loading') return null;
  const address = lawmakers.address.value;
  const isFound = stage === 'found';
  const find = t(address ? 'lawmakers.changeAddress' : 'lawmakers.find');
  return (
    <div className="ca-ways">
      {error === 'Failed' && address && (
        <button type="button" className="ca-link" onClick={() => void lawmakers.find(action, address)}>
          {t('lawmakers.retry')}
        </button>
      )}
      {isDeadEnd(error, address) && (
        <button type="button" className="ca-link" onClick={() => session.setShareOpen(true)}>
          {t('fallback.sharePage')}
        </button>
      )}
      {(isFound || !isFindElsewhere) && (
        <button
          type="button"
          className={isFound ? 'ca-link' : 'ca-quiet'}
          aria-label={isFound ? t('lawmakers.changeAddress') : undefined}
          onClick={() => lawmakers.openFind()}
        >
          {isFound ? t('common.change') : find}
        </button>
      )}
    </div>
  );
}
