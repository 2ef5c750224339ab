/** What publishers write in hosts other than our loader (docs/hosts.md). */
import { ALLOW, EMBED, SIZE } from '../../../loader/protocol.ts';
import { type Html, html } from '../../pages/html.ts';
import { frameAddress, loaderPlacement, loaderTag, plainFrame, type Snippet } from '../../pages/snippet.ts';

const FRAME_ID = 'civic-action';

export const resizer4 = (snippet: Snippet): Html => html`${plainFrame(snippet, FRAME_ID)}
<script src="/js/iframe-resizer-4.js"></script>
<script>iFrameResize({}, '#${FRAME_ID}')</script>`;

/** `waitForLoad` since the frame of a page that is slow may have said all that it says at its start. */
export const resizer5 = (snippet: Snippet): Html => html`${plainFrame(snippet, FRAME_ID)}
<script src="/js/iframe-resizer-5.js"></script>
<script>iframeResize({ license: 'GPLv3', waitForLoad: false }, '#${FRAME_ID}')</script>`;

/** As Iframely's API answers: embed.js takes only frames in its two wrappers. */
export const iframely = (snippet: Snippet): Html => html`<div class="iframely-embed" style="max-width:${SIZE.width}px">
<div class="iframely-responsive" style="position:relative;padding-bottom:58.3871%">
<iframe src="${frameAddress(snippet, EMBED.Iframely)}" title="${snippet.title}"
  style="position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:light" allow="${ALLOW}"></iframe>
</div></div>
<script async src="/js/iframely-embed.js"></script>`;

/** For a page whose script swaps its parts. */
export const singlePage = (snippet: Snippet): Html => html`${loaderPlacement(snippet)}
${loaderTag(snippet.origin)}
<script>
  window.civicAction = window.civicAction || [];
  civicAction.push((api) => api.watch());
</script>`;
