import { Icon } from '../ui/Icon.tsx';

/** Rendered even when empty: screen readers announce changes only in a live region that already exists. */
export const FieldError = ({ id, error }: { id: string; error: string }) => (
  <p className="ca-error" id={id} aria-live="polite">
    {error && (
      <>
        <Icon name="error" />
        <span>{error}</span>
      </>
    )}
  </p>
);
