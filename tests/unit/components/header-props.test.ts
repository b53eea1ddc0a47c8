import { expect, test } from 'vitest';
import arabic from '../../../content/locales/ar/common.json' with { type: 'json' };
import { headerProps } from '../../../src/components/header-props.ts';
import { pageContext } from '../../../src/corpus/queries/page-context.ts';
import '../open-content.ts';

const props = (path: string, page?: string) =>
  headerProps(pageContext(new URL(path, 'https://site.test')), page);

test('the header knows its language, and its address as the English edition has it', () => {
  expect(props('/ar/terms.html', '/legal/terms-of-service')).toMatchObject({
    language: 'ar',
    address: '/terms',
    page: '/legal/terms-of-service',
  });
  expect(props('/index.html')).toMatchObject({ language: 'en', address: '/', page: '/' });
});

test('its words are those of the language, and no more than it shows', () => {
  const { common } = props('/ar').words;
  expect(Object.keys(common).sort()).toEqual(['banner', 'navigation', 'picker']);
  expect(common.navigation).not.toHaveProperty('brandHome');
  expect(common.navigation.signOut).toBe(arabic.navigation.signOut);
});
