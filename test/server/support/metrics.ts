import type { FastifyInstance } from 'fastify';

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

const inOrder = (labels: string) =>
  labels
    .match(/\w+="(?:[^"\\]|\\.)*"/g)
    ?.sort()
    .join(',');

/** The values in a text of Prometheus, by name and labels: `name{a="1",b="2"}`, labels in the alphabet's order. */
function seriesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels, value] = LINE.exec(line) ?? [];
      if (!name) throw new Error(`Not a line of Prometheus: ${line}`);
      return [labels ? `${name}{${inOrder(labels)}}` : name, Number(value)];
    }),
  );
}

/** The names of what is read, and of a histogram those of its lines. */
export const namesOf = (series: ReadonlyMap<string, number>) =>
  new Set([...series.keys()].map((key) => key.replace(/\{.*$/, '')));

/** What a trial's own machine may read. */
export async function readMetrics(app: FastifyInstance): Promise<Map<string, number>> {
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { host: 'localhost:4620' } });
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
  return seriesIn(body);
}
