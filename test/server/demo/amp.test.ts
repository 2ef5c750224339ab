import amp from 'amphtml-validator';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findAmpValidator } from '../../../scripts/programs/locked.ts';
import { ARTICLES } from '../../../server/demo/articles.ts';
import { ampPage } from '../../../server/demo/pages/amp.ts';
import { blocks, read } from '../../support/documents.ts';
import { skipUnless } from '../../support/skip.ts';
import { withSharedServer } from '../support/server.ts';

/** AMP documents, by AMP's own validator. */

const file = findAmpValidator();
const withValidator = skipUnless(file, 'AMP’s validator is not here, nor to be had');
const server = withSharedServer(test, { rateLimit: 0 });

async function faultsOf(page: string): Promise<string[]> {
  const validator = await amp.getInstance(file);
  const { status, errors } = validator.validateString(page);
  return [
    ...(status === 'PASS' ? [] : [status]),
    ...errors.map(({ line, col, message }) => `${line}:${col} ${message}`),
  ];
}

withValidator('the newspaper’s AMP articles are valid', async () => {
  for (const { slug } of ARTICLES) {
    const { statusCode, body } = await server.demo.inject({ url: `/amp/${slug}`, headers: { host: 'localhost:4621' } });
    assert.is(statusCode, 200);
    assert.match(body, '<amp-iframe');
    assert.equal(await faultsOf(body), [], slug);
  }
});

/** The least that AMP demands of a document, around the guide's snippet. */
function documentWith(snippet: string): string {
  const [article] = ARTICLES;
  if (!article) throw new Error('There is no article');
  return ampPage(article, 'https://widgets.example').replace(/<amp-iframe[\s\S]*<\/amp-iframe>/, snippet);
}

const snippets = blocks(read('docs/hosts.md'), 'html').filter((block) => block.startsWith('<amp-iframe'));

withValidator('the guide’s snippet is valid in an AMP document', async () => {
  assert.is(snippets.length, 1);
  for (const snippet of snippets) assert.equal(await faultsOf(documentWith(snippet)), []);
});

withValidator('a snippet that AMP refuses is found out', async () => {
  const [snippet = ''] = snippets;
  const faults = await faultsOf(documentWith(snippet.replace('src="https:', 'src="http:')));
  assert.match(faults.join(), "Invalid URL protocol 'http:' for attribute 'src'");
});

test('articles name their AMP documents', async () => {
  const { body } = await server.demo.inject('/articles/last-boat-leaves-too-early');
  assert.match(body, '<link rel="amphtml" href="/amp/last-boat-leaves-too-early">');
  assert.is((await server.demo.inject('/amp/none')).statusCode, 404);
});

test.run();
