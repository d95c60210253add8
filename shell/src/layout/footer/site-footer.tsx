import { LocalLink, linkTo, useNavigation, useSession } from '@pasar/slice-kit';
import { Container, Logo } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { siteOnlyStyle } from '../layout.styles.ts';
import { categoryMark, useFooterCategories } from './footer-categories.ts';
import { footerColumns } from './footer-columns.ts';
import {
  aboutStyle,
  columnsStyle,
  creditsStyle,
  endStyle,
  footerStyle,
  headingStyle,
} from './site-footer.styles.ts';

const regionData = 'https://github.com/fityannugroho/idn-area-data';
const regionLicence = 'https://opendatacommons.org/licenses/odbl/1-0/';

/** The end of every page: ways that exist, where the data comes from, the language. */
export const SiteFooter = () => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  // Each of the other two is missing on one kind of screen.
  const offered = useNavigation('footer', 'header', 'bottom');
  const more = offered.filter(({ page }) => !page.startsWith('help.'));
  const own = footerColumns({ signedIn: user !== null, isMerchant: user?.merchant != null });
  const columns = [...own, { heading: 'footer.more' as const, links: [] }].map(({ heading, links }) => ({
    heading,
    entries: [
      // The pages of the help center belong beside the terms.
      ...(heading === 'footer.help' ? offered.filter((entry) => !more.includes(entry)) : []),
      ...(heading === 'footer.more' ? more : []),
      ...links
        .filter(({ page }) => offers(page))
        .map(({ page, to, text }) => ({ page, path: to(), text: t(text) })),
    ],
  }));
  const categories = useFooterCategories().filter(() => offers('storefront.category'));
  return (
    <footer css={[footerStyle, siteOnlyStyle]} data-surface="brand">
      <Container>
        <div css={columnsStyle}>
          <div css={aboutStyle}>
            <Logo variant="reversed" />
            <p>
              {t('promise')} {t('footer.about')}
            </p>
          </div>
          {categories.length > 0 && (
            <FooterColumn heading={t('footer.categories')}>
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <LocalLink to={linkTo('storefront.category', { slug })} {...{ [categoryMark]: slug }}>
                    {name}
                  </LocalLink>
                </li>
              ))}
            </FooterColumn>
          )}
          {columns.map(
            ({ heading, entries }) =>
              entries.length > 0 && (
                <FooterColumn key={heading} heading={t(heading)}>
                  {entries.map(({ page, path, text }) => (
                    <li key={page}>
                      <LocalLink to={path}>{text}</LocalLink>
                    </li>
                  ))}
                </FooterColumn>
              ),
          )}
        </div>
        <div css={endStyle}>
          <div css={creditsStyle}>
            <p>{t('footer.rights')}</p>
            <p>
              <a href={regionData}>{t('footer.regions')}</a> <a href={regionLicence}>{t('footer.licence')}</a>
              .
            </p>
          </div>
          <LanguageSwitch long />
        </div>
      </Container>
    </footer>
  );
};

const FooterColumn = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 css={headingStyle}>{heading}</h2>
    <ul>{children}</ul>
  </div>
);
