import { paths } from '@pasar/contract';
import { LocalNavLink } from '@pasar/slice-kit';
import { Container, Stack } from '@pasar/ui';
import { Package, ReceiptText, Store, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { frameStyle, leadStyle, navLinkStyle, navStyle, titleStyle } from './seller-frame.styles.ts';

const rooms = [
  { key: 'orders', to: paths.seller.orders(), icon: ReceiptText },
  { key: 'products', to: paths.seller.products(), icon: Package },
  { key: 'wallet', to: paths.seller.wallet(), icon: Wallet },
  { key: 'store', to: paths.seller.store(), icon: Store },
] as const;

interface SellerFrameProps {
  title: string;
  lead?: string;
  /** Above the title: the way back from a page inside a room. */
  above?: ReactNode;
  children: ReactNode;
}

/** The rooms of the store at the side (above, on phones), and one of them. */
export const SellerFrame = ({ title, lead, above, children }: SellerFrameProps) => {
  const { t } = useTranslation('seller');
  return (
    <Container>
      <div css={frameStyle}>
        <nav css={navStyle} aria-label={t('nav.label')}>
          {rooms.map(({ key, to, icon: Icon }) => (
            <LocalNavLink key={key} to={to} css={navLinkStyle}>
              <Icon size={20} strokeWidth={1.9} aria-hidden />
              {t(`nav.${key}`)}
            </LocalNavLink>
          ))}
        </nav>
        <Stack gap={24}>
          <Stack gap={4} align="start">
            {above}
            <h1 css={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p css={leadStyle}>{lead}</p>}
          </Stack>
          {children}
        </Stack>
      </div>
    </Container>
  );
};
