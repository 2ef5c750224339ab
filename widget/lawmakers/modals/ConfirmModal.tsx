import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Modal } from '../../ui/Modal.tsx';
import { lawmakersOf } from '../index.ts';
import { LawmakerList } from '../people/LawmakerList.tsx';

/** Asks the reader to confirm the lawmakers found. */
export function ConfirmModal() {
  useSignals();
  const app = useApp();
  const listId = useId();
  const { session, t } = app;
  const lawmakers = lawmakersOf(app);
  const found = lawmakers.lookup(session.activeAction.value).value.lawmakers;
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
