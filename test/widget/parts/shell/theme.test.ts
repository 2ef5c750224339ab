import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeStyle } from '../../../../widget/parts/shell/theme.ts';

const styleOf = (theme: Partial<Parameters<typeof themeStyle>[0]>) =>
  themeStyle({
    backgroundColor: 'white',
    accentColor: '#eb0052',
    fontFamily: 'Averta',
    fontUrl: '',
    fontOf: '',
    headingFont: '',
    radius: null,
    ...theme,
  }) as Record<string, string>;

test('sets every color that the style sheet uses', () => {
  assert.equal(
    Object.keys(styleOf({})).sort(),
    [
      '--ca-accent',
      '--ca-accent-text',
      '--ca-background',
      '--ca-card',
      '--ca-edge',
      '--ca-error',
      '--ca-field',
      '--ca-font',
      '--ca-line',
      '--ca-muted',
      '--ca-on-accent',
      '--ca-success',
      '--ca-surface',
      '--ca-text',
      '--ca-tint',
      '--ca-wash',
      'colorScheme',
    ].sort(),
  );
});

test('uses dark browser controls on a dark background', () => {
  assert.is(styleOf({ backgroundColor: '#14141c' }).colorScheme, 'dark');
  assert.is(styleOf({}).colorScheme, 'light');
});

test('has no value that could end a declaration', () => {
  for (const value of Object.values(styleOf({ fontFamily: 'x";}body{display:none', backgroundColor: '#fff;}' })))
    assert.not.match(value, /[;{}]/);
});

test('sets radius and heading font only if the theme does; otherwise the style sheet’s defaults apply', () => {
  const { '--ca-heading-font': font, '--ca-radius': radius, '--ca-radius-button': button } = styleOf({});
  assert.equal([font, radius, button], [undefined, undefined, undefined]);
  const given = styleOf({ headingFont: 'Source Serif 4, serif', radius: 0 });
  assert.is(given['--ca-heading-font'], '"Source Serif 4", serif');
  assert.is(given['--ca-radius'], '0px');
  assert.is(given['--ca-radius-button'], '0px');
});

test.run();
