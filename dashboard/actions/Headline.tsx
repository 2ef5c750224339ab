import { useSignals } from '@preact/signals-react/runtime';
import { countDays } from '../address/days.ts';
import type { ActionsAnswer, Compared } from '../answers.ts';
import { Figure } from '../parts/Figure.tsx';
import { DEED_WORDS } from '../words/deeds.ts';
import { count, percent, shareOf, signedPercent, signedPoints, span } from '../words/numbers.ts';

const nameOf = ({ figure }: Compared) => (figure === 'rate' ? 'Completion rate' : DEED_WORDS[figure].name);

const MAIN: readonly Compared['figure'][] = ['completed', 'rate'];

const valueWords = ({ figure }: Compared, value: number | null) =>
  figure === 'rate' ? percent(value) : count(value ?? 0);

const ARROWS = { up: '↑', down: '↓', same: '=' };

/** A change, with its direction; null where there is nothing to compare with, or too little. */
export function changeOf({ figure, now, before, mayBeChance }: Compared) {
  if (now === null || before === null || mayBeChance === null) return null;
  const difference = now - before;
  const is: keyof typeof ARROWS = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  if (figure === 'rate') return { is, text: signedPoints(difference), mayBeChance };
  // Of nothing there is no percentage.
  const isNew = before === 0 && is === 'up';
  return { is, text: isNew ? `+${count(now)}` : signedPercent(shareOf(difference, before) ?? 0), mayBeChance };
}

const whenWords = (days: number) => (days === 1 ? 'the day before' : `in the ${count(days)} days before`);

/** What a figure was before, and what its change is worth. @param days how long that time was */
export function noteOf(compared: Compared, days: number): string {
  const { now, before } = compared;
  if (before === null) return '';
  const change = changeOf(compared);
  const then = `${valueWords(compared, before)} ${whenWords(days)}`;
  if (!change) return now === null ? then : `${then}; too few to compare`;
  return change.mayBeChance && change.is !== 'same' ? `${then}; the difference may be chance` : then;
}

/** What the figures are compared with, or why with nothing. */
export function beforeWords({ from, to, isCut, since }: ActionsAnswer['before']): string {
  const when = whenWords(countDays(from, to));
  const dates = span(from, to);
  if (since === null) return `Nothing was counted ${when} (${dates}), so there is no change to show.`;
  if (since > from)
    return `Counting began on ${span(since, since)}, too late for a comparison with the same time before (${dates}).`;
  return `Compared with ${when.replace(/^in /, '')}: ${dates}${isCut ? ', up to the same time of day' : ''}.`;
}

function Change({ compared }: { compared: Compared }) {
  const change = changeOf(compared);
  if (!change) return null;
  return (
    <span className="change" data-is={change.mayBeChance ? 'chance' : change.is}>
      <span aria-hidden="true">{ARROWS[change.is]} </span>
      {change.text}
    </span>
  );
}

/** What came of it, in a few large figures with their change. */
export function Headline({ answer: { headline, before } }: { answer: ActionsAnswer }) {
  useSignals();
  const days = countDays(before.from, before.to);
  return (
    <Figure
      title="At a glance"
      lead={`${beforeWords(before)} The completion rate is how many actions were completed for each widget that was seen.`}
      csvs={[{ kind: 'actions', table: 'headline' }]}
    >
      <dl className="large compared">
        {headline.map((each) => (
          <div key={each.figure} data-main={MAIN.includes(each.figure) || undefined}>
            <dt>{nameOf(each)}</dt>
            <dd>
              {valueWords(each, each.now)}
              <Change compared={each} />
              <span className="soft">{noteOf(each, days)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
