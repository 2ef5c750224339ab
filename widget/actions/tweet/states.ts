import type { Locale } from '../../../i18n/index.ts';
import { findLawmakers, HOUSE, sampleLawmakers } from '../../gallery/kit/lawmaker-sample.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, UNBROKEN, unbroken } from '../../gallery/kit/sample.ts';
import type { Answers } from '../../gallery/kit/state.ts';
import { carryOut, enter, goOn, rest, type Steps, see, withTexts } from '../../gallery/kit/steps.ts';

type Copy = { title: string; description: string; text: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Tell Congress: fund safe crossings',
    description: 'The Safe Streets program runs out in January. Say so in public, where those who vote on it read it.',
    text: 'In @state people wait years for a painted crossing. Please renew the Safe Streets program in January, @twitterMentionPlaceholder.',
  },
  es: {
    title: 'Pide pasos de peatones seguros',
    description: 'El programa Calles Seguras acaba en enero. Dilo en público, donde lo lea quien lo vota.',
    text: 'En @state se espera durante años un paso de peatones. Renueven en enero el programa Calles Seguras, @twitterMentionPlaceholder.',
  },
  fr: {
    title: 'Demandez des passages piétons sûrs',
    description: 'Le programme Rues sûres s’arrête en janvier. Dites-le en public, là où les élus le liront.',
    text: 'Dans l’État @state, on attend des années un passage piéton. Reconduisez en janvier le programme Rues sûres, @twitterMentionPlaceholder.',
  },
  it: {
    title: 'Chiedi attraversamenti sicuri',
    description: 'Il programma Strade sicure finisce a gennaio. Dillo in pubblico, dove lo legge chi lo vota.',
    text: 'In @state si aspettano anni per un attraversamento. Rinnovate a gennaio il programma Strade sicure, @twitterMentionPlaceholder.',
  },
};

const found: Answers = { getLawmakersForContact: sampleLawmakers(1, { twitterMention: '@BonnieCongress' }) };
const searched = { representativeSearch: HOUSE };
const noFront = { skipFrontCard: true };
const allUnbroken = { action: unbroken('title', 'description', 'thankYouTitle'), details: { text: UNBROKEN } };

const open = goOn('[data-route="/tweet"] textarea');

/** Replaces `window.open`, because the test browser opens no windows. */
const post = (opens: boolean): Steps => [
  open,
  rest,
  async (stage) => {
    const own = window.open;
    window.open = () => (opens ? ({} as Window) : null);
    await carryOut(goOn(opens ? '.ca-thanks' : '.ca-by-hand'), stage);
    window.open = own;
  },
];

/** Gallery states of this kind. */
export const tweetStates = statesOf(
  {
    kind: 'tweet',
    copies: COPY,
    usual: ({ title, description, text }) => ({ title, description, details: { text } }),
    shared: { partner: {} },
    path: ['start', 'post', 'thanks'],
  },
  {
    start: {},
    'start-unbroken': allUnbroken,
    post: { steps: open },
    'post-unbroken': { ...allUnbroken, steps: open },
    'start-to-lawmaker': { action: searched },
    'start-lawmaker-found': { action: searched, answers: found, steps: findLawmakers },
    'post-to-lawmaker': { action: searched, answers: found, steps: [findLawmakers, open, see('.ca-found')] },
    'post-lawmaker-unknown': { action: { ...searched, ...noFront } },
    'post-too-long': {
      steps: [
        open,
        withTexts(COPY, ({ description }) => enter('textarea', `${description} `.repeat(4))),
        see('.ca-bar .ca-error'),
      ],
    },
    'post-by-hand': { steps: post(false) },
    thanks: { answers: { completeTweet: { endUsersCount: 418 } }, steps: post(true) },
    'thanks-picture': { action: { endCardPictureId: PICTURE }, steps: post(true) },
    'post-no-front': { action: noFront },
    'thanks-unbroken': { ...allUnbroken, steps: post(true) },
  },
);
