import type { ActionsAnswer, Deeds } from '../answers.ts';
import { Figure } from '../parts/Figure.tsx';
import { DEED_WORDS, DEEDS, SHARE_OF } from '../words/deeds.ts';
import { count, percent, shareOf } from '../words/numbers.ts';

/** A part that is larger than its whole was counted among others, such as frames without the script: it has no share. */
const rate = (totals: Deeds, deed: keyof Deeds): string => {
  const share = SHARE_OF[deed];
  return share && totals[deed] <= totals[share.of]
    ? `${percent(shareOf(totals[deed], totals[share.of]))} ${share.words}`
    : '';
};

/** What readers did, from the widget's appearance on. */
export function Totals({ answer: { totals } }: { answer: ActionsAnswer }) {
  return (
    <Figure
      title="From load to deed"
      lead="A reader may do several actions, and so may begin more than once."
      csvs={[{ kind: 'actions', table: 'totals' }]}
    >
      <dl className="tiles">
        {DEEDS.map((deed) => (
          <div key={deed} data-main={deed === 'completed' || undefined}>
            <dt>{DEED_WORDS[deed].name}</dt>
            <dd>
              {count(totals[deed])}
              <span className="rate">{rate(totals, deed)}</span>
              <span className="soft">{DEED_WORDS[deed].means}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
