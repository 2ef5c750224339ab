import { type Html, html } from '../../pages/html.ts';
import { BESIDE_WORDS, type Harbor, PAPERS, type PaperLang } from '../papers.ts';

const DAY_MINUTES = 1440;
/** The drawing of the water, in units of its own. */
const [WIDTH, TOP, BOTTOM, GROUND] = [280, 10, 46, 56];

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A time as newspapers of each language write it. */
const CLOCKS: Record<PaperLang, (hours: number, minutes: string) => string> = {
  en: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`,
  es: (hours, minutes) => `${hours}:${minutes}`,
  fr: (hours, minutes) => `${hours} h ${minutes}`,
  it: (hours, minutes) => `${hours}.${minutes}`,
};

const clock = (lang: PaperLang, time: string): string => CLOCKS[lang](Number(time.slice(0, 2)), time.slice(3));

type Point = { x: number; y: number };

const FEET = 3.2808;

const heightIn = (lang: PaperLang, meters: number): string => {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return lang === 'en' ? `${number.format(meters * FEET)} ft` : `${number.format(meters)} m`;
};

/** The day's tides as points, with one before midnight and one after it, so that the line crosses the whole day. */
function pointsOf(tides: Harbor['tides']): Point[] {
  const points = tides.map(({ high, time }) => ({
    x: (minutesOf(time) / DAY_MINUTES) * WIDTH,
    y: high ? TOP : BOTTOM,
  }));
  const step = WIDTH / tides.length;
  const beyond = (end: Point | undefined, by: number): Point => ({
    x: (end?.x ?? 0) + by,
    y: end?.y === TOP ? BOTTOM : TOP,
  });
  return [beyond(points[0], -step), ...points, beyond(points.at(-1), step)];
}

const bend = (from: Point, to: Point) => {
  const middle = Math.round((from.x + to.x) / 2);
  return `C${middle} ${from.y} ${middle} ${to.y} ${Math.round(to.x)} ${to.y}`;
};

function water(tides: Harbor['tides']): Html {
  const points = pointsOf(tides);
  const [first = { x: 0, y: TOP }, ...others] = points;
  const bends = others.map((to, index) => bend(points[index] ?? first, to)).join('');
  const line = `M${Math.round(first.x)} ${first.y}${bends}`;
  return html`<svg class="water" viewBox="0 0 ${WIDTH} ${GROUND}" width="${WIDTH}" height="${GROUND}" aria-hidden="true"><path d="${line}V${GROUND}H${Math.round(first.x)}Z"/><path d="${line}"/>${points
    .slice(1, -1)
    .map(({ x, y }) => html`<circle cx="${Math.round(x)}" cy="${y}" r="3.5"/>`)}</svg>`;
}

const row = (name: string, value: string, more?: string): Html =>
  html`<div><dt>${name}</dt><dd>${value}${more && html` <span>${more}</span>`}</dd></div>
`;

/** Sky, tides and daylight at a paper's harbor; null for one that has none. */
export function harborBox(publisher: string, lang: PaperLang): Html | null {
  const { harbor } = PAPERS[publisher] ?? {};
  if (!harbor) return null;
  const words = BESIDE_WORDS[lang];
  const { sky, tides, sunrise, sunset, lastBoat } = harbor;
  return html`<section class="harbor" aria-labelledby="harbor">
<h2 class="rubric" id="harbor">${words.harbor}</h2>
<p>${sky[lang]}</p>
${water(tides)}
<dl>
${tides.map(({ high, time, height }) => row(high ? words.high : words.low, clock(lang, time), heightIn(lang, height)))}${row(words.sunrise, clock(lang, sunrise))}${row(words.sunset, clock(lang, sunset))}${lastBoat ? row(lastBoat.name[lang] ?? '', clock(lang, lastBoat.time)) : ''}</dl>
</section>
`;
}
