import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stepsBetween } from '../../../../widget/actions/video/commands.ts';
import { video } from '../../../../widget/actions/video/index.ts';
import { failureOf } from '../../../../widget/actions/video/media/file.ts';
import { type Source, sourceOf } from '../../../../widget/actions/video/media/source.ts';

const ID = 'dQw4w9WgXcQ';
const youtube: Source = { type: 'youtube', id: ID };

const sources: [address: string, source: Source][] = [
  [`https://www.youtube.com/watch?v=${ID}&t=30`, youtube],
  [`https://m.youtube.com/watch?v=${ID}`, youtube],
  [`https://youtu.be/${ID}?si=abc`, youtube],
  [`https://www.youtube.com/embed/${ID}`, youtube],
  [`https://www.youtube-nocookie.com/embed/${ID}`, youtube],
  [`https://www.youtube.com/shorts/${ID}`, youtube],
  [`https://www.youtube.com/live/${ID}`, youtube],
  ['https://vimeo.com/76979871', { type: 'vimeo', id: '76979871', hash: '' }],
  ['https://vimeo.com/76979871/8272103f6e', { type: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ['https://vimeo.com/channels/staffpicks/76979871', { type: 'vimeo', id: '76979871', hash: '' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { type: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  [
    'https://videos.example/live/list.m3u8?token=1',
    { type: 'hls', url: 'https://videos.example/live/list.m3u8?token=1' },
  ],
  ['https://videos.example/pier.mp4', { type: 'file', url: 'https://videos.example/pier.mp4' }],
  // No video of a known site, and sites that only look like one.
  ['https://www.youtube.com/@harbor', { type: 'file', url: 'https://www.youtube.com/@harbor' }],
  [`https://notyoutube.com/watch?v=${ID}`, { type: 'file', url: `https://notyoutube.com/watch?v=${ID}` }],
  ['https://vimeo.com.evil.example/76979871', { type: 'file', url: 'https://vimeo.com.evil.example/76979871' }],
];

for (const [address, source] of sources)
  test(`${address} is played as ${source.type}`, () => assert.equal(sourceOf(new URL(address)), source));

const details: [details: unknown, isShown: boolean][] = [
  [{ url: 'https://videos.example/pier.mp4' }, true],
  [{ url: 'gazette/pier.webm', posterUrl: null, captions: null }, true],
  [{ url: 'https://videos.example/a.mp4', captions: [{ url: 'a.vtt', language: 'en', label: 'English' }] }, true],
  [{ url: 'javascript:alert(1)' }, false],
  [{ url: 'data:video/mp4;base64,AA' }, false],
  [{ url: 5 }, false],
  [{}, false],
];
for (const [given, isShown] of details)
  test(`a video with ${JSON.stringify(given)} ${isShown ? 'can' : 'can’t'} be shown`, () => {
    assert.is(video.parse(given) !== null, isShown);
  });

const failures: [code: number, message: string, why: string][] = [
  [4, 'MEDIA_ELEMENT_ERROR: Format error', 'network'],
  [4, '404: Not Found', 'network'],
  [4, 'DEMUXER_ERROR_NO_SUPPORTED_STREAMS: FFmpegDemuxer: no supported streams', 'format'],
  [4, 'Error Code: NS_ERROR_DOM_MEDIA_METADATA_ERR (0x806e0006)', 'format'],
  [3, 'PIPELINE_ERROR_DECODE', 'format'],
  [2, '', 'network'],
  [0, '', 'network'],
];
for (const [code, message, why] of failures)
  test(`error ${code} “${message}” is one of the ${why}`, () => assert.is(failureOf({ code, message }), why));

const shares: [before: number, now: number, steps: number[]][] = [
  [0, 0.2, []],
  [0.2, 0.25, [25]],
  [0.25, 0.3, []],
  [0, 0.8, [25, 50, 75]],
  [0.8, 1, [100]],
  [0, 1, [25, 50, 75, 100]],
];
for (const [before, now, steps] of shares)
  test(`from ${before} to ${now} the steps are ${steps.join(', ') || 'none'}`, () =>
    assert.equal(stepsBetween(before, now), steps));

test.run();
