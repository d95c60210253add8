import { type BuyerDocuments, imageTypes } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { Badge, Card, ImageField, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useImageMessages } from '../../shared/image-messages/use-image-messages.ts';
import * as style from './document-card.styles.ts';
import { type DocumentName, useDocument } from './use-document.ts';

const tones = { none: 'neutral', submitted: 'warning', approved: 'success', rejected: 'danger' } as const;

/** One document, the Pasar team's decision on it, and the button to replace its image. */
export const DocumentCard = ({
  name,
  document,
}: {
  name: DocumentName;
  document: BuyerDocuments[DocumentName];
}) => {
  const { t } = useTranslation('buyer');
  const { way, busy, choose, remove } = useDocument(name);
  const { url, status, reason } = document;
  const label = t(`documents.${name}.name`);
  return (
    <Card as="section" padding="l" aria-label={label}>
      <Stack gap={16}>
        <p css={style.status}>
          <Badge tone={tones[status]}>{t(`documents.status.${status}`)}</Badge>
        </p>
        {status === 'rejected' && (
          <Notice tone="danger" title={t('documents.rejected')}>
            {reason}
          </Notice>
        )}
        {status !== 'none' && url === null && <Notice>{t('documents.removed')}</Notice>}
        <ImageField
          name={name}
          label={label}
          hint={t(`documents.${name}.hint`)}
          accept={imageTypes.join(',')}
          preview={way.preview ?? url ?? undefined}
          busy={busy}
          progress={way.progress ?? (busy ? 1 : 0)}
          error={way.error}
          onChoose={choose}
          texts={useImageMessages(label)}
        />
        {url && (
          <div css={style.remove}>
            <ConfirmButton
              variant="quiet"
              size="s"
              aria-label={t('documents.removeOne', { name: label })}
              texts={{
                title: t('documents.confirm.title', { name: label }),
                text: t('documents.confirm.text'),
                no: t('documents.confirm.no'),
                yes: t('documents.confirm.yes'),
              }}
              busy={busy}
              onYes={remove}
            >
              {t('image.remove')}
            </ConfirmButton>
          </div>
        )}
      </Stack>
    </Card>
  );
};
