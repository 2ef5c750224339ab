import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACTION_TYPES, type ActionType, type CardType } from '../../../../../widget/core/model/enums.ts';
import { actionRoute, defaultRoute, startRoute } from '../../../../../widget/core/model/navigation/routes.ts';
import { oneAction } from '../../../support/wire.ts';

/** The routes of spec §2. */
const ROUTES: Record<ActionType, string> = {
  donation: '/donation',
  poll: '/poll',
  sentimentpoll: '/sentimentpoll',
  quiz: '/quiz',
  checkregistration: '/checkRegistration',
  call: '/call',
  email: '/email',
  link: '/link',
  video: '/video',
  speedometer: '/speedometer',
  signup: '/signup',
  tweet: '/tweet',
  opinion: '/opinion',
  petition: '/petition',
  recordvideo: '/recordvideo',
};

for (const type of ACTION_TYPES) {
  test(`${type} has the route ${ROUTES[type]}`, () => {
    assert.is(actionRoute(oneAction(type)), ROUTES[type]);
  });

  test(`${type} starts on its front card, or past it if that is skipped`, () => {
    const [whole, skipped] = [oneAction(type), oneAction(type, { skipFrontCard: true })];
    assert.is(startRoute(whole), `${ROUTES[type]}/start`);
    assert.is(startRoute(skipped), ROUTES[type]);
    assert.is(defaultRoute(whole, 'seesOne'), `${ROUTES[type]}/start`);
    assert.is(defaultRoute(skipped, 'seesOne'), ROUTES[type]);
  });
}

const CARDS: [type: CardType, route: string][] = [
  ['choosesOne', '/choosesOneCard'],
  ['choosesMany', '/choosesManyCard'],
  ['choosesOneDonation', '/choosesManyCard'],
  ['choosesOneContact', '/choosesOneContactCard'],
];

for (const [type, route] of CARDS)
  test(`a card of type ${type} opens on ${route} with any first action`, () => {
    for (const kind of ACTION_TYPES) assert.is(defaultRoute(oneAction(kind, { skipFrontCard: true }), type), route);
  });

test.run();
