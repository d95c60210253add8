import { inLocale, locales } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { linkStyle, switchStyle } from './language-switch.styles.ts';

const names = { id: { short: 'ID', name: 'Indonesia' }, en: { short: 'EN', name: 'English' } } as const;

/** The page in the other language: same page, same query, same place in it (quality A50). */
export const LanguageSwitch = ({ long = false }: { long?: boolean }) => {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return (
    <ul css={switchStyle} aria-label={t('language.label')}>
      {locales.map((locale) => (
        <li key={locale}>
          <Link
            to={inLocale(pathname, locale) + search + hash}
            hrefLang={locale}
            lang={locale}
            preventScrollReset
            css={linkStyle}
            aria-current={locale === current || undefined}
            aria-label={long ? undefined : `${names[locale].short}, ${names[locale].name}`}
          >
            {long ? names[locale].name : names[locale].short}
          </Link>
        </li>
      ))}
    </ul>
  );
};
