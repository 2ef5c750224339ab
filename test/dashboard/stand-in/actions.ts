import { addDays, countDays } from '../../../dashboard/address/days.ts';
import {
  type ActionsAnswer,
  type Compared,
  type Deeds,
  HEADLINE,
  type VariantFigures,
} from '../../../dashboard/answers.ts';
import { busyness, type Days, stepsOf } from './loading.ts';

const SHARES: Deeds = {
  loads: 1,
  visible: 0.61,
  customVisible: 0.44,
  engaged: 0.17,
  begun: 0.14,
  completed: 0.093,
  cancelled: 0.031,
  shared: 0.011,
  notDisplayed: 0.008,
};

const deedsOf = (loads: number) =>
  Object.fromEntries(Object.entries(SHARES).map(([deed, share]) => [deed, Math.round(loads * share)])) as Deeds;

const TITLES: [id: string, type: string, title: string, card: number | null][] = [
  ['a-petition', 'petition', 'Keep Pier 9 open to everyone', 1],
  ['a-poll', 'poll', 'Who should pay for the new sea wall?', 2],
  ['a-slider', 'sentimentpoll', 'How should Market Street look in five years?', 3],
  ['a-email', 'email', 'Write to the harbor commission', 4],
  ['a-old', 'quiz', 'What do you know about the harbor?', null],
];

/** Wilson's interval of a share. */
export function variantOf(variant: string, completed: number, visible: number): VariantFigures {
  if (visible === 0) return { variant, visible, completed, share: null, low: null, high: null };
  const z = 1.96;
  const share = completed / visible;
  const middle = (share + (z * z) / (2 * visible)) / (1 + (z * z) / visible);
  const half =
    (z / (1 + (z * z) / visible)) * Math.sqrt((share * (1 - share)) / visible + (z * z) / (4 * visible * visible));
  return { variant, visible, completed, share, low: middle - half, high: middle + half };
}

const ofOneWidget = (loads: number): Partial<ActionsAnswer> => ({
  actions: TITLES.map(([id, type, title, card], index) => {
    const visible = Math.round((loads * 0.61) / (index + 1));
    const of = (share: number) => Math.round(visible * share);
    const deeds = { chosen: of(0.03), begun: of(0.21), completed: of(0.15), cancelled: of(0.04), shared: of(0.012) };
    return { id, type, title, card, visible, ...deeds };
  }),
  funnel: [
    { step: 'Widget shown', count: loads },
    { step: 'First card seen', count: Math.round(loads * 0.61) },
    { step: 'Form opened', count: Math.round(loads * 0.14) },
    { step: 'Signed', count: Math.round(loads * 0.093) },
    { step: 'Next action seen', count: Math.round(loads * 0.081) },
  ],
  flow: [
    { from: null, to: 'a-petition|petition', count: Math.round(loads * 0.52) },
    { from: null, to: 'a-poll|poll', count: Math.round(loads * 0.06) },
    { from: 'a-petition|petition', to: 'a-poll|poll', count: Math.round(loads * 0.21) },
    { from: 'a-petition|petition', to: 'a-slider|sentimentpoll', count: Math.round(loads * 0.07) },
    { from: 'a-poll|poll', to: 'a-slider|sentimentpoll', count: Math.round(loads * 0.12) },
    { from: 'a-poll|poll', to: 'a-email|email', count: Math.round(loads * 0.05) },
    { from: 'a-slider|sentimentpoll', to: 'a-email|email', count: Math.round(loads * 0.06) },
  ],
  variants: [
    variantOf('large-picture', 412, 9_120),
    variantOf('no-picture', 331, 9_044),
    variantOf('short', 298, 8_871),
  ],
  results: [
    {
      id: 'a-poll',
      type: 'poll',
      title: 'Who should pay for the new sea wall?',
      count: 4_180,
      answers: [
        { id: '1', text: 'The port, which profits from it', count: 2_240, percent: 53.6 },
        { id: '2', text: 'Everybody in the city', count: 1_310, percent: 31.3 },
        { id: '3', text: 'The owners of houses near the water', count: 630, percent: 15.1 },
      ],
    },
    {
      id: 'a-slider',
      type: 'sentimentpoll',
      title: 'How should Market Street look in five years?',
      count: 1_920,
      answers: [
        { id: '1', text: 'Keep it car-free', count: 1_210, percent: 63 },
        { id: '2', text: 'Somewhere between', count: 410, percent: 21.4 },
        { id: '3', text: 'Open it to cars', count: 300, percent: 15.6 },
      ],
    },
  ],
  petitions: [
    { id: 'a-petition', title: 'Keep Pier 9 open to everyone', count: 3_128, goal: 5_000 },
    { id: 'a-other', title: 'Make the harbor loop safe for bicycles', count: 412, goal: null },
  ],
});

/** A tenth less was seen before, and completed a little more often. */
function comparedWith(totals: Deeds): Compared[] {
  const earlier = { ...deedsOf(totals.loads * 0.9), completed: Math.round(totals.completed * 0.94) };
  const rateOf = ({ completed, visible }: Deeds) => completed / visible;
  return HEADLINE.map((figure) => {
    const of = (deeds: Deeds) => (figure === 'rate' ? rateOf(deeds) : deeds[figure]);
    return { figure, now: of(totals), before: of(earlier), mayBeChance: figure === 'shared' };
  });
}

function beforeOf({ from, to }: Days): ActionsAnswer['before'] {
  const days = countDays(from, to);
  return { from: addDays(from, -days), to: addDays(to, -days), isCut: false, since: '2026-08-03' };
}

export function actionsAnswer(days: Days, isOneWidget: boolean): ActionsAnswer {
  const { grain, steps } = stepsOf(days);
  const series = steps.map((at, index) => ({ at, ...deedsOf(4_120 * busyness(index)) }));
  const loads = series.reduce((sum, each) => sum + each.loads, 0);
  return {
    ...days,
    grain,
    headline: comparedWith(deedsOf(loads)),
    before: beforeOf(days),
    totals: deedsOf(loads),
    series,
    ...{ actions: [], funnel: [], flow: [], variants: [], results: [], petitions: [] },
    ...(isOneWidget ? ofOneWidget(loads) : {}),
    money: [
      { currency: 'USD', gifts: 214, amount: 1_204_500 },
      { currency: 'EUR', gifts: 31, amount: 98_050 },
      { currency: 'JPY', gifts: 4, amount: 12_000 },
    ],
    letters: [
      { status: 'delivered', count: 902 },
      { status: 'queued', count: 41 },
      { status: 'failed', count: 6 },
    ],
  };
}
