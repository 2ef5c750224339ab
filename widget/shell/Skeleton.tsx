/** The same as in the page's HTML, so that nothing moves when the application takes over. */
export const Skeleton = () => (
  <div className="ca-skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);
