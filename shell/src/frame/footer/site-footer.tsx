import { LocalLink, useSession } from '@pasar/slice-kit';
import { Container, Logo } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useOffers } from '../../plan/plan-context.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
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
  const offers = useOffers();
  const columns = footerColumns({ signedIn: user !== null, isMerchant: user?.merchant != null })
    .map((column) => ({ ...column, links: column.links.filter(({ to }) => offers(to)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer css={footerStyle} data-surface="brand">
      <Container>
        <div css={columnsStyle}>
          <div css={aboutStyle}>
            <Logo variant="reversed" />
            <p>
              {t('promise')} {t('footer.about')}
            </p>
          </div>
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 css={headingStyle}>{t(heading)}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <LocalLink to={to}>{t(text)}</LocalLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div css={endStyle}>
          <div css={creditsStyle}>
            <p>{t('footer.rights')}</p>
            <p>
              <a href={regionData}>{t('footer.regions')}</a> <a href={regionLicence}>{t('footer.licence')}</a>
              . {t('footer.pictures')}
            </p>
          </div>
          <LanguageSwitch long />
        </div>
      </Container>
    </footer>
  );
};
