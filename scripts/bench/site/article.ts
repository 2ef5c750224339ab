/** A publisher's article with a widget, or with none. Its own files are few, so that what the widget adds can be seen. */
export const article = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{max-width:40em;margin:auto;font:18px/1.5 serif}</style>
<h1>An article</h1>${'<p>Words that people read before they act.</p>'.repeat(4)}${body}${'<p>More words.</p>'.repeat(40)}`;
