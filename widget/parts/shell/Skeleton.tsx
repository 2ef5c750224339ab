/** A header line, a title, four boxes, a button and the footer's line. */
const PARTS = ['header', 'title', 'box-1', 'box-2', 'box-3', 'box-4', 'button', 'footer'];

/** The card's shape, the same as in `index.html`, so that nothing moves when the application takes over. */
export const Skeleton = () => (
  <div className="ca-skeleton" aria-hidden="true">
    {PARTS.map((part) => (
      <i key={part} />
    ))}
  </div>
);
