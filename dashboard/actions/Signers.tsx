import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { SignersAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';

type Signer = SignersAnswer['signers'][number];

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function seenWords({ name, seenAs, isHidden }: Signer): string {
  if (isHidden) return 'Hidden';
  if (seenAs === '') return 'Not shown';
  return seenAs === name ? 'In full' : `As “${seenAs}”`;
}

function Hide({
  signer: { id, name, isHidden },
  onFailed,
}: {
  signer: Signer;
  onFailed: (hasFailed: boolean) => void;
}) {
  const { hideSigner } = useDashboard();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const failure = await hideSigner(id, !isHidden);
    setIsBusy(false);
    onFailed(failure !== null);
  };
  return (
    <button type="button" className="plain" aria-disabled={isBusy} onClick={() => void (isBusy || press())}>
      {isHidden ? 'Show' : 'Hide'}
      <span className="hidden"> {name}</span>
    </button>
  );
}

/** The latest names for petitions' walls, each of which can be taken off. */
export function Signers() {
  useSignals();
  const { signers } = useDashboard();
  const [hasFailed, setHasFailed] = useState(false);
  const state = signers.state.value;
  // It stands below the figures, which say why the server does not answer.
  const answer = state.is === 'there' ? state.value : state.is === 'waiting' ? state.last : null;
  if (!answer || answer.signers.length === 0) return null;
  return (
    <div className="figures">
      <Figure
        title="Names on walls"
        lead="The latest who agreed to be named. A name waits ten minutes before others see it; what is no given name is shown by its first letter."
        csvs={[]}
      >
        {hasFailed && <p role="alert">This name was not changed. Try again in a moment.</p>}
        <Table
          caption="Names on walls"
          rows={answer.signers}
          keyOf={({ id }) => String(id)}
          columns={[
            { head: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
            { head: 'Petition', cell: ({ title, action }) => title || action },
            { head: 'Signed (UTC)', cell: ({ at }) => time.format(new Date(at)) },
            { head: 'Others see it', cell: seenWords },
            { head: 'Hide or show', cell: (signer) => <Hide signer={signer} onFailed={setHasFailed} /> },
          ]}
        />
      </Figure>
    </div>
  );
}
