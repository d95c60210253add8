import { buyerAlertEndpoints, sellerAlertEndpoints } from '@pasar/contract';
import { type LoaderArgs, LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Inline, Stack, TextLink } from '@pasar/ui';
import type { ComponentType, ReactNode } from 'react';
import type { DashboardLayoutProps } from '../layout/dashboard-layout.tsx';
import type { Side } from '../messages/side.ts';
import { MailPreferences } from './mail-preferences.tsx';
import { PushPreferences } from './push-preferences.tsx';
import { useAlertMessages } from './use-alert-messages.ts';

const callsOf = (side: Side) => (side === 'buyer' ? buyerAlertEndpoints : sellerAlertEndpoints);

export const mailSettingsLoader =
  (side: Side) =>
  async ({ api, signal }: LoaderArgs) =>
    (await api.call(callsOf(side).preferences, {}, { signal })).data;

interface MailSettingsPageProps {
  side: Side;
  layout: ComponentType<Pick<DashboardLayoutProps, 'title' | 'above' | 'children'>>;
}

/** What one side also gets on its devices and by email. */
export const MailSettingsPage = ({ side, layout: Layout }: MailSettingsPageProps) => {
  const say = useAlertMessages();
  const preferences = usePageData<ReturnType<typeof mailSettingsLoader>>();
  const back = side === 'buyer' ? linkTo('buyer.notifications') : linkTo('seller.notifications');
  return (
    <Layout
      title={say.title}
      above={
        <TextLink as={LocalLink} standalone to={back}>
          {say.back}
        </TextLink>
      }
    >
      <Stack gap={24}>
        <PushPreferences side={side} calls={callsOf(side)} preferences={preferences} />
        <MailPreferences side={side} calls={callsOf(side)} preferences={preferences} />
      </Stack>
    </Layout>
  );
};

/** Above the notifications: the way to the settings, and what else can be done there. */
export const NotificationActions = ({ side, children }: { side: Side; children: ReactNode }) => (
  <Inline gap={16} align="center">
    <TextLink
      as={LocalLink}
      standalone
      to={side === 'buyer' ? linkTo('buyer.notificationSettings') : linkTo('seller.notificationSettings')}
    >
      {useAlertMessages().link}
    </TextLink>
    {children}
  </Inline>
);
