import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

/** The card's heading, or a general one. */
export function CardHeading({ fallback }: { fallback: string }) {
  useSignals();
  const { session, fill } = useApp();
  const card = session.activeCard.value;
  return (
    <>
      <Heading>{card?.heading || fallback}</Heading>
      {card?.subHeading && <p className="ca-text">{fill(card.subHeading)}</p>}
    </>
  );
}
