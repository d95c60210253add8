import { type AdminDocument, adminDocumentEndpoints } from '@pasar/contract';
import { useKeys } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Inline, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { PrivateDocument } from '../../shared/staff/private-document.tsx';
import { usePartNames } from '../../shared/staff/use-part-names.ts';

const tones = { submitted: 'warning', approved: 'success', rejected: 'danger' } as const;

interface DocumentCardProps {
  document: AdminDocument;
  /** `A` and `R` decide about this one of several. */
  hasKeys: boolean;
}

/** One document of a person and the decision about it. */
export const DocumentCard = ({ document, hasKeys }: DocumentCardProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const name = usePartNames()([document.type]);
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const { decide, busy, errors, clear } = useDecision<{ verb: 'approve' | 'reject'; reason: string }>({
    send: (api, { verb, reason }, options) => {
      const body = { user_id: document.user.id, type: document.type };
      return verb === 'approve'
        ? api.call(adminDocumentEndpoints.approve, { body }, options)
        : api.call(adminDocumentEndpoints.reject, { body: { ...body, reason } }, options);
    },
    done: () => setAsked(undefined),
  });
  const ask = (verb: 'approve' | 'reject') => {
    clear();
    setAsked(verb);
  };
  useKeys(hasKeys ? { a: () => ask('approve'), r: () => ask('reject') } : {});
  return (
    <Card padding="m">
      <Stack gap={12}>
        <PrivateDocument title={name} mediaId={document.media_id} purpose="buyer-verification" />
        <p>
          <Badge tone={tones[document.status]}>{t(`documents.state.${document.status}`)}</Badge>{' '}
          {t('documents.sent', { time: dateTime(document.submitted_at) })}
          {document.reason && ` · ${document.reason}`}
        </p>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        {document.status === 'submitted' && (
          <Inline gap={8}>
            <Button size="s" onClick={() => ask('approve')}>
              {t('documents.approve')}
            </Button>
            <Button size="s" variant="secondary" onClick={() => ask('reject')}>
              {t('documents.reject')}
            </Button>
          </Inline>
        )}
      </Stack>
      {asked && (
        <LazyDecideDialog
          title={t(`documents.${asked}Title`, { name })}
          text={t(`documents.${asked}Text`)}
          yes={t(`documents.${asked}`)}
          danger={asked === 'reject'}
          busy={busy}
          {...(asked === 'reject' && { reason: t('decide.reason'), reasonError: errors.reason })}
          onYes={(reason) => void decide({ verb: asked, reason })}
          onClose={() => setAsked(undefined)}
          onMissing={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
};
