import { paths } from '@pasar/contract';
import { LocalNavLink } from '@pasar/slice-kit';
import { Container, Inline, Stack } from '@pasar/ui';
import { Bell, MapPin, ReceiptText, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { frameStyle, leadStyle, navLinkStyle, navStyle, titleStyle } from './account-frame.styles.ts';

const rooms = [
  { key: 'orders', to: paths.account.orders(), icon: ReceiptText },
  { key: 'wallet', to: paths.account.wallet(), icon: Wallet },
  { key: 'addresses', to: paths.addressBook(), icon: MapPin },
  { key: 'bio', to: paths.account.bio(), icon: UserRound },
  { key: 'notifications', to: paths.account.notifications(), icon: Bell },
] as const;

interface AccountFrameProps {
  title: string;
  lead?: string;
  /** Above the title: the way back from a page inside a room. */
  above?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The rooms of the account at the side (above, on phones), and one of them. */
export const AccountFrame = ({ title, lead, above, action, children }: AccountFrameProps) => {
  const { t } = useTranslation('buyer');
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
          <Inline justify="between" gap={16}>
            <Stack gap={4} align="start">
              {above}
              <h1 css={titleStyle} tabIndex={-1}>
                {title}
              </h1>
              {lead && <p css={leadStyle}>{lead}</p>}
            </Stack>
            {action}
          </Inline>
          {children}
        </Stack>
      </div>
    </Container>
  );
};
