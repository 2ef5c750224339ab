import type { Page } from 'puppeteer-core';
import { type GivenTheme, themeOf } from '../../../../widget/core/model/look/theme.ts';
import { themeStyle } from '../../../../widget/parts/shell/theme.ts';

/** The theme that a state is drawn in. */
export const OWN_THEME = 'its own theme';

/** Themes in which a publisher may show any screen. */
export const THEMES: Record<string, GivenTheme | null> = {
  [OWN_THEME]: null,
  light: {},
  dark: { backgroundColor: '#14181f' },
  black: { backgroundColor: '#000' },
};

/** Shows the drawn state in a theme, as the shell would. @returns whether it looks other than in its own theme */
export function inTheme(page: Page, name: string): Promise<boolean> {
  const given = THEMES[name];
  const style = given ? themeStyle(themeOf(given)) : {};
  return page.evaluate(
    (properties) => {
      const root = document.querySelector<HTMLElement>('.ca-root');
      if (!root) return false;
      root.dataset.testStyle ??= root.getAttribute('style') ?? '';
      root.style.cssText = root.dataset.testStyle; // the page's policy forbids the attribute
      let isOther = false;
      for (const [property, value] of Object.entries(properties)) {
        const own = root.style.getPropertyValue(property);
        root.style.setProperty(property, value ?? null);
        isOther ||= root.style.getPropertyValue(property) !== own;
      }
      return isOther;
    },
    { ...style, 'color-scheme': style.colorScheme } as Record<string, string>,
  );
}
