/** A progress bar. @param props.share 0 to 1 */
export const Meter = ({ share, label }: { share: number; label: string }) => (
  <div className="ca-meter">
    <div className="ca-meter-track" aria-hidden="true">
      <i style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }} />
    </div>
    <p>{label}</p>
  </div>
);
