import { paths } from '@pasar/contract';
import { LocalLink, useSession } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { stripLinksStyle, stripRowStyle, stripStyle } from './top-strip.styles.ts';

/** The thin line above the header on a desktop: the promise, a few ways, the language. */
export const TopStrip = () => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  const store = user?.merchant
    ? { to: paths.seller.summary(), text: t('strip.myStore') }
    : { to: paths.becomeSeller(), text: t('strip.openStore') };
  const links = [
    store,
    { to: paths.account.orders(), text: t('strip.orders') },
    { to: paths.terms(), text: t('strip.terms') },
  ].filter(({ to }) => offers(to));
  return (
    <div css={stripStyle}>
      <Container css={stripRowStyle}>
        <p>{t('promise')}</p>
        <ul css={stripLinksStyle} aria-label={t('strip.label')}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <LocalLink to={to}>{text}</LocalLink>
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
