import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { MOST_WAIT_MS } from '../../../../support/wait.ts';
import { ADMIN, type Site } from './site.ts';

type Blocks = { createBlock(name: string, attributes?: object): object };
type Dispatch = { insertBlocks(blocks: object[]): void; editPost(edits: object): void; savePost(): Promise<void> };
/** What the editor offers its plugins. */
type Wp = {
  blocks: Blocks & { getBlockType(name: string): unknown };
  data: { dispatch(store: string): Dispatch; select(store: string): { getPermalink(): string } };
};

const BLOCK = '[data-type="civic-action/widget"]';

const fill = (page: Page, selector: string, text: string) =>
  page.$eval(
    selector,
    (field, value) => {
      (field as HTMLInputElement).value = value;
    },
    text,
  );

/** Presses what leads to another page. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await Promise.all([page.waitForNavigation(), page.$eval(selector, (button) => (button as HTMLElement).click())]);
}

export async function logIn(page: Page, { origin }: Site): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await fill(page, '#user_login', ADMIN.user);
  await fill(page, '#user_pass', ADMIN.password);
  await press(page, '#wp-submit');
}

/** Sets the server's address on the plugin's page. @returns what the page says then */
export async function setServer(page: Page, { origin }: Site, address: string): Promise<string[]> {
  await page.goto(`${origin}/wp-admin/options-general.php?page=civic-action`);
  await fill(page, '#civic_action_server', address);
  await press(page, '#submit');
  return page.$$eval('.notice p, .error p', (notices) => notices.map(({ textContent }) => textContent?.trim() ?? ''));
}

/** Newer editors write in a frame. */
async function canvasOf(page: Page): Promise<Page | Frame> {
  const frame = (await page.$('iframe[name="editor-canvas"]')) as ElementHandle<HTMLIFrameElement> | null;
  return (await frame?.contentFrame()) ?? page;
}

/** Opens a new post in the block editor, with our block in it. @returns where it is written */
export async function openEditor(page: Page, { origin }: Site): Promise<Page | Frame> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction(() => (window as unknown as { wp?: Wp }).wp?.blocks?.getBlockType('civic-action/widget'));
  await page.evaluate(() => {
    const { blocks, data } = (window as unknown as { wp: Wp }).wp;
    data.dispatch('core/block-editor').insertBlocks([blocks.createBlock('civic-action/widget')]);
  });
  const canvas = await canvasOf(page);
  await canvas.waitForSelector(`${BLOCK} input`);
  return canvas;
}

/** Types into the block's field and presses its button. */
export async function chooseWidget(canvas: Page | Frame, typed: string): Promise<void> {
  await canvas.type(`${BLOCK} input`, typed);
  await canvas.waitForSelector(`${BLOCK} [type=submit]:enabled`);
  await canvas.$eval(`${BLOCK} [type=submit]`, (button) => (button as HTMLElement).click());
}

/** The widget in the block's preview. */
export async function previewIn(canvas: Page | Frame): Promise<Frame> {
  const shown = await canvas.waitForSelector(`${BLOCK} iframe`, { timeout: MOST_WAIT_MS });
  const frame = await shown?.contentFrame();
  if (!frame) throw new Error('The block shows no widget');
  return frame;
}

export const previewHeight = (canvas: Page | Frame): Promise<number> =>
  canvas.$eval(`${BLOCK} iframe`, (frame) => frame.getBoundingClientRect().height);

/** Publishes what is in the editor. @returns the post's address */
export const publish = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    data.dispatch('core/editor').editPost({ title: 'The pier', status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getPermalink();
  });
