import { ConfirmModal } from './ConfirmModal.tsx';
import { FindModal } from './FindModal.tsx';

/** Both: which one is open, the look-up knows. */
export const LawmakerModals = () => (
  <>
    <FindModal />
    <ConfirmModal />
  </>
);
