import { LocalLink, linkTo, useCounts, useSession } from '@pasar/slice-kit';
import { Container, CountBadge, IconButton, Logo } from '@pasar/ui';
import { Bell, ShoppingCart } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { AccountButton } from '../account/account-button.tsx';
import { CategoryButton } from '../categories/category-button.tsx';
import { siteOnlyStyle } from '../layout.styles.ts';
import { SearchBox } from '../search/search-box.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { headerStyle, logoStyle, onlyPhoneStyle, roomyStyle, rowStyle } from './site-header.styles.ts';
import { TopStrip } from './top-strip.tsx';

const never = () => () => undefined;

/** Whether the markup has been taken over by the browser. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Marks the header as interactive without rendering its content again. */
const LivingHeader = ({ children }: { children: ReactNode }) => (
  <header css={headerStyle} data-surface="brand" data-hydrated={useHydrated()}>
    {children}
  </header>
);

/** Logo, categories, search, and the user's links. One header for every page and every slice. */
export const SiteHeader = () => {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  const { cart, notifications } = useCounts();
  const offers = useHasPage();
  return (
    <LivingHeader>
      <TopStrip />
      <Container css={rowStyle}>
        <LocalLink to={linkTo('storefront.home')} aria-label={t('home')} css={logoStyle}>
          <Logo variant="reversed" label={null} />
        </LocalLink>
        <CategoryButton />
        <SearchBox />
        <div css={[onlyPhoneStyle, signedIn && roomyStyle]}>
          <LanguageSwitch />
        </div>
        {signedIn && offers('buyer.notifications') && (
          <IconButton
            as={LocalLink}
            to={linkTo('buyer.notifications')}
            tone="onBrand"
            icon={
              <>
                <Bell size={24} strokeWidth={1.9} aria-hidden="true" />
                {notifications > 0 && <CountBadge value={badgeText(notifications)} />}
              </>
            }
            label={
              notifications > 0
                ? t('icons.newNotifications', { count: notifications })
                : t('icons.notifications')
            }
          />
        )}
        {offers('storefront.cart') && (
          <IconButton
            as={LocalLink}
            css={siteOnlyStyle}
            to={linkTo('storefront.cart')}
            tone="onBrand"
            icon={
              <>
                <ShoppingCart size={24} strokeWidth={1.9} aria-hidden="true" />
                {cart > 0 && <CountBadge value={badgeText(cart)} />}
              </>
            }
            label={cart > 0 ? t('icons.cartItems', { count: cart }) : t('icons.cart')}
          />
        )}
        <AccountButton />
      </Container>
    </LivingHeader>
  );
};

/** The icons have space for two digits. */
const badgeText = (count: number) => (count > 99 ? '99+' : count);
