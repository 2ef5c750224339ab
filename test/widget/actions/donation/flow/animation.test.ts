import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { play } from '../../../../../widget/actions/donation/pay/player.ts';
import { withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';

/** The frames of a gift's animation (spec §4), played by the real player. */

withDom(test);

type Played = { firstFrame: number; totalFrames: number; loop: boolean };

test(
  'plays frames 20 to 93 again and again until the gift arrives, then 93 to 144 once',
  withClock(() => {
    // The player draws it once to see whether pictures need it. This animation has none.
    HTMLCanvasElement.prototype.getContext = (() => ({ fillRect() {} })) as never;
    // The player's other file: loaded without a window, as the first was, it does nothing.
    // Its timer, which waits for the page, ends with the test's clock.
    const lottie = createRequire(import.meta.url)('lottie-web/build/player/lottie_light.js');
    const player = play(document.body.appendChild(document.createElement('div')), lottie);
    const [animation] = lottie.getRegisteredAnimations() as Played[];
    assert.ok(animation);
    const frames = () => [animation.firstFrame, animation.firstFrame + animation.totalFrames, animation.loop];
    assert.equal(frames(), [20, 93, true]);
    assert.ok(document.querySelector('svg path'), 'it is drawn');
    player.arrive();
    assert.equal(frames(), [93, 144, false]);
    player.stop();
    assert.equal(lottie.getRegisteredAnimations(), []);
  }),
);

test.run();
