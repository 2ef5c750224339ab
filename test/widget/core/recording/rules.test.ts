import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { VideoQuality } from '../../../../widget/core/model/enums.ts';
import { ladderFor, troubleOf } from '../../../../widget/core/recording/camera.ts';
import { faultOf } from '../../../../widget/core/recording/chosen-file.ts';
import { containerOf, fileNameFor, recordableType } from '../../../../widget/core/recording/recorder.ts';

const LADDERS: [wanted: VideoQuality, line: object, heights: number[]][] = [
  ['P720', {}, [720, 480, 360, 240]],
  ['P480', { effectiveType: '4g' }, [480, 360, 240]],
  ['P480', { saveData: true }, [360, 240]],
  ['P480', { effectiveType: '2g' }, [360, 240]],
  ['P360', { effectiveType: 'slow-2g', saveData: true }, [240]],
  ['P240', { saveData: true }, [240]],
];

for (const [wanted, line, heights] of LADDERS)
  test(`asks for ${wanted} and below with ${JSON.stringify(line)}`, () =>
    assert.equal(
      ladderFor(wanted, line).map(({ height }) => height),
      heights,
    ));

const RECORDABLE: [browser: string, can: RegExp, type: string | undefined][] = [
  ['Safari', /mp4/, 'video/mp4;codecs="avc1.42E01E,mp4a.40.2"'],
  ['Firefox', /webm/, 'video/webm;codecs="vp8,opus"'],
  ['one that records WebM of its own', /^video\/webm$/, 'video/webm'],
  ['one that says nothing', /nothing/, undefined],
];

for (const [browser, can, type] of RECORDABLE)
  test(`records what ${browser} can`, () =>
    assert.is(
      recordableType((each) => can.test(each)),
      type,
    ));

const CONTAINERS: [said: string, asked: string | undefined, container: string, name: string][] = [
  ['video/mp4;codecs=avc1', 'video/webm', 'video/mp4', 'video.mp4'],
  ['video/webm;codecs=vp8,opus', undefined, 'video/webm', 'video.webm'],
  ['', 'video/mp4;codecs="avc1"', 'video/mp4', 'video.mp4'],
  ['', undefined, 'video/webm', 'video.webm'],
];

for (const [said, asked, container, name] of CONTAINERS)
  test(`labels what was recorded as ${said || 'nothing'} after asking for ${asked}`, () => {
    assert.is(containerOf(said, asked), container);
    assert.is(fileNameFor(container), name);
  });

const TROUBLES: [name: string, trouble: string][] = [
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
  ['NotReadableError', 'cameraBusy'],
  ['TypeError', 'notSupported'],
  ['UnknownError', 'lost'],
];

for (const [name, trouble] of TROUBLES)
  test(`tells ${name} as ${trouble}`, () => assert.is(troubleOf(Object.assign(new Error(), { name })), trouble));

test('takes errors that are none for a loss', () => assert.is(troubleOf(undefined), 'lost'));

const FILES: [type: string, seconds: number, fault: string | null][] = [
  ['video/mp4', 30, null],
  ['video/quicktime', 31, null],
  ['video/mp4', 31.5, 'tooLong'],
  ['video/webm', Number.POSITIVE_INFINITY, null],
  ['video/webm', Number.NaN, null],
  ['image/png', 1, 'notVideo'],
  ['', 1, 'notVideo'],
];

for (const [type, seconds, fault] of FILES)
  test(`judges a file of ${type || 'no type'} and ${seconds} s`, () => assert.is(faultOf(type, seconds, 30), fault));

test.run();
