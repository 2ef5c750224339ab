/** There before its words are: what a reader is told of must already stand. */
export const FieldError = ({ id, error }: { id: string; error: string }) => (
  <p className="ca-error" id={id} aria-live="polite">
    {error}
  </p>
);
