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

/** The pages of a help centre belong beside the terms. */
const isHelp = (page: string) => page.startsWith('help.');

/** The end of every page: ways that exist, where the data comes from, the language. */
export const SiteFooter = () => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  // Each of the other two is missing on one kind of screen.
  const offered = useNavigation('footer', 'header', 'bottom');
  const more = offered.filter(({ page }) => !isHelp(page));
  const columns = footerColumns({ signedIn: user !== null, isMerchant: user?.merchant != null })
    .map(({ heading, links }) => ({
      heading,
      entries: [
        ...(heading === 'footer.help' ? offered.filter(({ page }) => isHelp(page)) : []),
        ...links
          .filter(({ page }) => offers(page))
          .map(({ page, to, text }) => ({ page, path: to(), text: t(text) })),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
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
          {columns.map(({ heading, entries }) => (
            <FooterColumn key={heading} heading={t(heading)}>
              <Entries of={entries} />
            </FooterColumn>
          ))}
          {more.length > 0 && (
            <FooterColumn heading={t('footer.more')}>
              <Entries of={more} />
            </FooterColumn>
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

const Entries = ({ of }: { of: readonly { page: string; path: string; text: string }[] }) =>
  of.map(({ page, path, text }) => (
    <li key={page}>
      <LocalLink to={path}>{text}</LocalLink>
    </li>
  ));

const FooterColumn = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 css={headingStyle}>{heading}</h2>
    <ul>{children}</ul>
  </div>
);
