import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef, useState } from 'react';
import { inSentence } from '../../../i18n/index.ts';
import type { Address } from '../../core/model/address/address.ts';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { addressText } from '../../ui/fields/validation-text.ts';
import { Modal } from '../../ui/Modal.tsx';
import { AddressField } from '../addresses/AddressField.tsx';
import { lawmakersOf } from './index.ts';
import { LawmakerList, UncertainNote } from './LawmakerList.tsx';
import { LookupNote } from './LookupNote.tsx';

/** Asks for the address, and stays open until lawmakers are found, so that the address can be corrected. */
function FindModal() {
  useSignals();
  const { t } = useApp();
  const lawmakers = lawmakersOf(useApp());
  return (
    <Modal
      isOpen={lawmakers.modal.value === 'find'}
      onClose={() => lawmakers.closeModal('find')}
      title={t('lawmakers.findTitle')}
    >
      <FindForm />
    </Modal>
  );
}

function FindForm() {
  useSignals();
  const app = useApp();
  const { session, t, locale } = app;
  const lawmakers = lawmakersOf(app);
  const action = session.activeAction.value;
  const { stage, error, accuracy } = lawmakers.lookup(action).value;
  const [address, setAddress] = useState<Address | null>(lawmakers.address.peek());
  const missingId = useId();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = stage === 'loading';
  const find = () => {
    if (address) return void lawmakers.findAndConfirm(action, address);
    setTried(true);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form className="ca-find" noValidate ref={form} onSubmit={(event) => event.preventDefault()}>
      <p>{t('lawmakers.findText')}</p>
      <AddressField
        value={address}
        onPick={setAddress}
        use="lookup"
        label={t('form.homeAddress')}
        error={isTried && !address ? addressText(t, 'addressRequired') : undefined}
        disabled={isBusy}
        isFirst
      />
      <div aria-live="polite">
        {error && accuracy !== 'ip' && <LookupNote error={error} address={lawmakers.address.value} />}
      </div>
      <p className="ca-privacy">{t('lawmakers.privacy')}</p>
      <div className="ca-find-foot">
        <BigButton
          isSubmit
          isWaiting={!address}
          missingId={missingId}
          isBusy={isBusy}
          busy={t('lawmakers.finding')}
          onPress={find}
        >
          {t('lawmakers.find')}
        </BigButton>
        {/* Visible fields make this obvious: the text is for screen readers. */}
        <p className="ca-hidden" id={missingId}>
          {address ? '' : t('form.missing', { fields: inSentence(t('form.homeAddress'), locale) })}
        </p>
      </div>
    </form>
  );
}

/** Asks the reader to confirm the lawmakers found. */
function ConfirmModal() {
  useSignals();
  const app = useApp();
  const listId = useId();
  const { session, t } = app;
  const lawmakers = lawmakersOf(app);
  const { lawmakers: found, uncertain } = lawmakers.lookup(session.activeAction.value).value;
  const isOpen = lawmakers.modal.value === 'confirm' && found.length > 0;
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => lawmakers.closeModal('confirm')}
      title={t('lawmakers.confirmTitle', { n: found.length || 1 })}
      describedBy={listId}
      opensOn="[data-big-button]"
    >
      <div className="ca-find">
        <LawmakerList id={listId} lawmakers={found} />
        <UncertainNote uncertain={uncertain} address={lawmakers.address.value} />
        <div className="ca-find-foot">
          <BigButton onPress={lawmakers.confirm}>{t('lawmakers.confirmYes')}</BigButton>
          <button type="button" className="ca-link" onClick={lawmakers.findOthers}>
            {t('lawmakers.confirmNo')}
          </button>
        </div>
      </div>
    </Modal>
  );
}

/** Both modals in one chunk; `lawmakers.modal` says which one is open. */
export const LawmakerModals = () => (
  <>
    <FindModal />
    <ConfirmModal />
  </>
);
