import { ConfirmModal } from './ConfirmModal.tsx';
import { FindModal } from './FindModal.tsx';

/** Both modals in one chunk; `lawmakers.modal` says which one is open. */
export const LawmakerModals = () => (
  <>
    <FindModal />
    <ConfirmModal />
  </>
);
