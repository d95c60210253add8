import { Container, FlowerIllustration, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formColumnStyle,
  layoutStyle,
  leadStyle,
  petalsStyle,
  promiseStyle,
  promiseTextStyle,
  promiseTitleStyle,
  titleStyle,
} from './auth-layout.styles.ts';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One form per page, beside the marketplace's benefits; on phones the form alone. */
export const AuthLayout = ({ title, lead, children }: AuthFrameProps) => {
  const { t } = useTranslation('auth');
  return (
    <Container>
      <div css={layoutStyle}>
        <aside css={promiseStyle}>
          <FlowerIllustration css={petalsStyle} />
          <p css={promiseTitleStyle}>{t('promise.title')}</p>
          <p css={promiseTextStyle}>{t('promise.text')}</p>
        </aside>
        <div css={formColumnStyle}>
          <Stack gap={24}>
            <Stack gap={8}>
              <h1 css={titleStyle} tabIndex={-1}>
                {title}
              </h1>
              {lead && <p css={leadStyle}>{lead}</p>}
            </Stack>
            {children}
          </Stack>
        </div>
      </div>
    </Container>
  );
};
