import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { EBML, endsWhole } from './webm-end.ts';

async function isWhole(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(EBML.length), 0, EBML.length, 0);
    return !buffer.equals(EBML) || (await endsWhole(file));
  } finally {
    await file.close();
  }
}

/** A thread of its own (`inspect.ts`), since a damaged file can keep the library busy forever. */
async function measure(path: string): Promise<number | null> {
  if (!(await isWhole(path))) return null;
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    return (await input.getPrimaryVideoTrack()) ? await input.computeDuration() : null;
  } catch {
    return null; // the library's way of saying that it can't be read
  } finally {
    input.dispose();
  }
}

// From here on time counts: how long the library takes to load says nothing of the file.
parentPort?.postMessage('begun');
parentPort?.postMessage(await measure(String(workerData)));
