import type { Article } from './article.ts';
import bakeSales from './articles/bake-sales.json' with { type: 'json' };
import beachCount from './articles/beach-count.json' with { type: 'json' };
import biblioteca from './articles/biblioteca.json' with { type: 'json' };
import crossing from './articles/crossing.json' with { type: 'json' };
import dunas from './articles/dunas.json' with { type: 'json' };
import ecole from './articles/ecole.json' with { type: 'json' };
import ferryAct from './articles/ferry-act.json' with { type: 'json' };
import ferryMoney from './articles/ferry-money.json' with { type: 'json' };
import frameFirst from './articles/frame-first.json' with { type: 'json' };
import houseLine from './articles/house-line.json' with { type: 'json' };
import howFull from './articles/how-full.json' with { type: 'json' };
import lastBoat from './articles/last-boat.json' with { type: 'json' };
import lastBoatEs from './articles/last-boat-es.json' with { type: 'json' };
import lastBoatFr from './articles/last-boat-fr.json' with { type: 'json' };
import lastBoatIt from './articles/last-boat-it.json' with { type: 'json' };
import library from './articles/library.json' with { type: 'json' };
import marketStreet from './articles/market-street.json' with { type: 'json' };
import nightBoat from './articles/night-boat.json' with { type: 'json' };
import nightBus from './articles/night-bus.json' with { type: 'json' };
import nightRiders from './articles/night-riders.json' with { type: 'json' };
import oneNight from './articles/one-night.json' with { type: 'json' };
import oysterDay from './articles/oyster-day.json' with { type: 'json' };
import oysters from './articles/oysters.json' with { type: 'json' };
import pier9 from './articles/pier-9.json' with { type: 'json' };
import pierStreet from './articles/pier-street.json' with { type: 'json' };
import plainFrame from './articles/plain-frame.json' with { type: 'json' };
import threeJars from './articles/three-jars.json' with { type: 'json' };
import voterRoll from './articles/voter-roll.json' with { type: 'json' };

/** In the order of the front page; then what other stories are in other languages. */
export const ARTICLES = [
  lastBoat,
  pier9,
  nightBoat,
  howFull,
  ferryMoney,
  oneNight,
  houseLine,
  oysters,
  library,
  pierStreet,
  ferryAct,
  beachCount,
  nightBus,
  nightRiders,
  crossing,
  marketStreet,
  oysterDay,
  bakeSales,
  threeJars,
  voterRoll,
  frameFirst,
  plainFrame,
  dunas,
  ecole,
  biblioteca,
  lastBoatEs,
  lastBoatFr,
  lastBoatIt,
] as Article[];
