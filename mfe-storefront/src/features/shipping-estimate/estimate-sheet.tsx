import { type ApiClient, ApiError, errorText } from '@pasar/api-client';
import { useLocale } from '@pasar/slice-kit';
import { Button, ErrorState, Notice, Sheet, Skeleton, Stack } from '@pasar/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readProvinces } from '../../shared/regions/index.ts';
import { CourierList } from './courier-list.tsx';
import { DestinationSelection } from './destination-selection.tsx';
import * as style from './estimate-sheet.styles.ts';
import { formatDestination } from './format-destination.ts';
import type { EstimateState } from './use-estimate.ts';

export interface EstimateSheetProps {
  state: EstimateState;
  onSendTo(code: string): void;
  onRetry(): void;
  onClose(): void;
}

/** Loads the first list of the selection, once. */
export const prepareSheet = (api: ApiClient): Promise<unknown> => readProvinces(api);

const noConnection = new ApiError('', { kind: 'network' });

/** Every courier with price and days, and the selection of the destination. */
export const EstimateSheet = ({ state, onSendTo, onRetry, onClose }: EstimateSheetProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const [choosing, setChoosing] = useState(state.at === 'unasked');
  const last = 'last' in state ? state.last : undefined;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shipping.title')}
      closeLabel={t('shipping.close')}
    >
      <Stack gap={20}>
        {last && !choosing && (
          <div css={style.destination}>
            <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
            <p>
              <span css={style.muted}>{t('shipping.sendTo')}</span> <strong>{formatDestination(last)}</strong>
            </p>
            <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
              {t('shipping.change')}
            </Button>
          </div>
        )}
        {choosing && (
          <DestinationSelection
            onChoose={(code) => {
              onSendTo(code);
              setChoosing(false);
            }}
          />
        )}
        {state.at === 'lost' && (
          <ErrorState
            title={errorText(noConnection, { locale, section: t('shipping.section') }).text}
            action={
              <Button variant="secondary" size="s" onClick={onRetry}>
                {t('error.retry')}
              </Button>
            }
          />
        )}
        {state.at === 'coming' && !last && <Skeleton shape="block" />}
        {last && !choosing && <CourierList estimate={last} coming={state.at === 'coming'} />}
        {last && !choosing && <Notice>{t('shipping.estimated')}</Notice>}
      </Stack>
    </Sheet>
  );
};
