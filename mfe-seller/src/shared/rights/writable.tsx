import { css } from '@emotion/react';
import type { StoreArea } from '@pasar/contract';
import { Notice, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from './use-may-write.ts';

const plainStyle = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** A form of an area. Members who may only read it see what is in it, and that they cannot change it. */
export const Writable = ({ area, children }: { area: StoreArea; children: ReactNode }) => {
  const { t } = useTranslation('seller');
  if (useMayWrite(area)) return children;
  return (
    <Stack gap={16}>
      <Notice tone="info">{t('readOnly')}</Notice>
      <fieldset disabled css={plainStyle}>
        {children}
      </fieldset>
    </Stack>
  );
};
