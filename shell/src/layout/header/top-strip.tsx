import { LocalLink, linkTo, useNavigation, useSession } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { siteOnlyStyle } from '../layout.styles.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { stripLinksStyle, stripRowStyle, stripStyle } from './top-strip.styles.ts';

/** The thin line above the header on a desktop: the promise, a few ways, the language. */
export const TopStrip = () => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  const store = user?.merchant
    ? { page: 'seller.summary', to: () => linkTo('seller.summary'), text: t('strip.myStore') }
    : { page: 'auth.becomeSeller', to: () => linkTo('auth.becomeSeller'), text: t('strip.openStore') };
  const own = [
    store,
    { page: 'buyer.orders', to: () => linkTo('buyer.orders'), text: t('strip.orders') },
    { page: 'auth.terms', to: () => linkTo('auth.terms'), text: t('strip.terms') },
  ]
    .filter(({ page }) => offers(page))
    .map(({ to, ...link }) => ({ ...link, path: to() }));
  const links = [...own, ...useNavigation('header').slice(0, 3)];
  return (
    <div css={[stripStyle, siteOnlyStyle]}>
      <Container css={stripRowStyle}>
        <p>{t('promise')}</p>
        <ul css={stripLinksStyle} aria-label={t('strip.label')}>
          {links.map(({ page, path, text }) => (
            <li key={page}>
              <LocalLink to={path}>{text}</LocalLink>
            </li>
          ))}
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </Container>
    </div>
  );
};
