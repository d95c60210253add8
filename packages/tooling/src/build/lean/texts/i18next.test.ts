import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../../../workspace.ts';
import { createInstance } from './i18next.ts';

const fromShell = createRequire(path.join(root, 'shell/package.json'));
const { createInstance: createReal } = await import(pathToFileURL(fromShell.resolve('i18next')).href);

const resources = {
  id: { shell: { hi: 'Halo {{name}}', deep: { er: 'dalam', mark: '{{ a }}–{{b}} $& $1' } } },
  en: {
    shell: { hi: 'Hello {{name}}', goods_one: '{{n}} item', goods_other: '{{n}} items', left_one: 'one' },
  },
};
const start = () => ({
  lng: 'en',
  ns: ['shell'],
  defaultNS: 'shell',
  resources: structuredClone(resources),
  initAsync: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** The same deeds with i18next itself and with what replaces it. */
const both = <Answer>(deed: (i18n: ReturnType<typeof createInstance>) => Answer): [Answer, Answer] => {
  const real = createReal();
  void real.init(start());
  return [deed(createInstance().init(start())), deed(real)];
};

test.each<[string, Record<string, unknown>?]>([
  ['hi', { name: 'Dewi' }],
  ['hi', { name: '<b> & {{name}} $&' }],
  ['hi', { name: undefined }],
  ['hi', { name: 0 }],
  ['hi', { name: 'Budi', lng: 'id' }],
  ['hi', { lng: 'id', ns: 'nowhere' }],
  ['deep.er', { lng: 'id' }],
  ['deep.mark', { lng: 'id', a: 1, b: 2 }],
  ['deep', { lng: 'id' }],
  ['deep.er.est', { lng: 'id' }],
  ['deep.er'],
  ['goods', { count: 0, n: '0' }],
  ['goods', { count: 1, n: '1' }],
  ['goods', { count: 1.5, n: '1.5' }],
  ['left', { count: 1 }],
  ['left', { count: 2 }],
  ['nobody.said'],
  ['constructor'],
])('%s with %o is what i18next says', (key, values) => {
  const [ours, theirs] = both((i18n) => [i18n.t(key, values), i18n.getFixedT('id', 'shell')(key, values)]);
  expect(ours).toEqual(theirs);
});

test('texts that come later stand over those that were there, and the giver’s stay as they are', () => {
  const later = Object.freeze({ hi: 'Hai', deep: Object.freeze({ more: 'lagi' }) });
  const [ours, theirs] = both((i18n) => {
    i18n.addResourceBundle('id', 'shell', later, true, true);
    i18n.addResourceBundle('id', 'cart', { empty: 'kosong' }, true, true);
    const t = i18n.getFixedT('id');
    return [
      t('hi'),
      t('deep.er'),
      t('deep.more'),
      t('empty', { ns: ['cart'] }),
      i18n.hasResourceBundle('id', 'cart'),
      i18n.hasResourceBundle('en', 'cart'),
    ];
  });
  expect(ours).toEqual(theirs);
  expect(ours).toEqual(['Hai', 'dalam', 'lagi', 'kosong', true, false]);
});

test('who listens hears of another language, until they stop', async () => {
  const heard = both((i18n) => {
    const languages: string[] = [];
    const hear = (language: string) => languages.push(language);
    i18n.on('languageChanged', hear);
    void i18n.changeLanguage('id');
    languages.push(i18n.t('hi', { name: 'Dewi' }));
    i18n.off('languageChanged', hear);
    void i18n.changeLanguage('en');
    return [...languages, i18n.language];
  });
  expect(heard[0]).toEqual(heard[1]);
  expect(heard[0]).toEqual(['id', 'Halo Dewi', 'en']);
});
